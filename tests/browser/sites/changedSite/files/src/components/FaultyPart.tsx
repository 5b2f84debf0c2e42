import type {ReactNode} from 'react';
import {failAt} from './failAt';

/** A part of a page that may fail. */
export default function FaultyPart(): ReactNode {
  failAt('part');
  return <p>Whole</p>;
}
