import {checkQuantity} from '../quantities/checkQuantity';
import {wilsonInterval} from './wilsonInterval';

/**
 * Devices that a pilot needs so that the lower end of its interval reaches a share, when another share is seen.
 *
 * @param seen share of the sample, 0 to 1
 * @param low share of the whole fleet that the lower end has to reach, below `seen`
 * @throws {RangeError} for a lower end that no sample reaches
 */
export function sampleForLowEnd(seen: number, low: number): number {
  checkQuantity('share seen', seen, {min: 0, max: 1, unit: ''});
  if (!(low < seen)) {
    throw new RangeError(`The lower end of ${low} is not below the ${seen} that is seen. Lower it.`);
  }
  let few = 0;
  let enough = 1;
  while (wilsonInterval(seen * enough, enough).low < low) enough *= 2;
  while (enough - few > 1) {
    const between = Math.floor((few + enough) / 2);
    if (wilsonInterval(seen * between, between).low < low) few = between;
    else enough = between;
  }
  return enough;
}
