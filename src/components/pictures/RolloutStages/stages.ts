/** A stage of a rollout, and what has to hold before the next one. */
export interface Stage {
  name: string;
  devices: string;
  /** Of the whole stage; the ramp has none. */
  duration?: string;
  gate: string;
}

const coverage: Stage = {
  name: '1. Coverage',
  devices: '0 to 5 devices',
  duration: '1 week',
  gate: 'Each kind of place has a measured gap that is acceptable or has a remedy.',
};

const connectivity: Stage = {
  name: '2. Connectivity',
  devices: '10 to 20 devices',
  duration: '1 week',
  gate: 'All checks pass on all devices.',
};

const realWorld: Stage = {
  name: '3. Real-world test',
  devices: '50 to 100 devices',
  duration: '2 to 4 weeks',
  gate: 'Every threshold holds, or the product owner accepts the difference in writing.',
};

const backend: Stage = {
  name: '4. Backend',
  devices: 'The same devices',
  duration: '2 weeks',
  gate: 'All checks pass; somebody else has done each once.',
};

const ramp: Stage = {
  name: '5. Ramp',
  devices: 'First batch, then all',
  gate: 'Three batches in a row match the pilot.',
};

/** The stages by name. */
export const stages = {coverage, connectivity, realWorld, backend, ramp} as const;

/** How many devices, and for how long. */
export function extent({devices, duration}: Stage): string {
  return duration ? `${devices}, ${duration}` : devices;
}

/** What takes long and runs beside the stages. */
export const besides = ['Bluetooth qualification', 'Radio approval', 'Key provisioning'] as const;

/** The picture in words. */
export const description = [
  ...[coverage, connectivity, realWorld, backend, ramp].map(
    (stage) => `${stage.name}: ${extent(stage)}. Gate: ${stage.gate}`,
  ),
  'Stages 3 and 4 run beside each other.',
  `${besides.join(', ')}: start all three in stage 2 at the latest.`,
].join(' ');
