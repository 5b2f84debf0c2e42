import {failAt} from '../../components/failAt';
import Footer from '@theme-original/Footer';
import type {ReactNode} from 'react';

/** A footer that may fail, and the frame of every page with it. */
export default function FaultyFooter(): ReactNode {
  failAt('frame');
  return <Footer />;
}
