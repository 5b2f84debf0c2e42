import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The stages: how many devices and for how long, and what has to hold before the next; the ramp takes no fixed time. */
export const stages = {
  coverage: {
    name: '1. Coverage',
    extent: '0 to 5 devices, 1 week',
    gate: 'Each kind of place has a measured gap that is acceptable or has a remedy.',
  },
  connectivity: {
    name: '2. Connectivity',
    extent: '10 to 20 devices, 1 week',
    gate: 'All checks pass on all devices.',
  },
  realWorld: {
    name: '3. Real-world test',
    extent: '50 to 100 devices, 2 to 4 weeks',
    gate: 'Every threshold holds, or the product owner accepts the difference in writing.',
  },
  backend: {
    name: '4. Backend',
    extent: 'The same devices, 2 weeks',
    gate: 'All checks pass; somebody else has done each once.',
  },
  ramp: {
    name: '5. Ramp',
    extent: 'First batch, then all',
    gate: 'Three batches in a row match the pilot.',
  },
};

export type Stage = (typeof stages)[keyof typeof stages];

/** What takes long and runs beside the stages. */
export const besides = ['Bluetooth qualification', 'Radio approval', 'Key provisioning'];

export function Gate({x, y}: {x: number; y: number}): ReactNode {
  return <path className={styles.gate} d={`M${x} ${y - 8}l8 8-8 8-8-8z`} />;
}
