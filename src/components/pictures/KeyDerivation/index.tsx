import {Drawing} from '@site/src/components/drawing';
import type {ReactNode} from 'react';
import {description} from './description';
import {narrow} from './narrow';
import {wide} from './wide';

/** How a device key becomes the fields of a packet: each key, its length and the function that makes it. */
export default function KeyDerivation(): ReactNode {
  return <Drawing title="From device key to packet" description={description} narrow={narrow} wide={wide} />;
}
