import {failAt} from './failAt';

/** A navbar item without a label or an address. */
export default function FaultyItem(): null {
  failAt('item');
  return null;
}
