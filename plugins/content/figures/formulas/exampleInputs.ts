/** Scan windows of Android's open source, in seconds: the modes that pages list. */
export const scanModes = [
  {name: 'Low power, screen off', windowS: 0.512, cycleS: 10.24},
  {name: 'Low power', windowS: 0.14, cycleS: 1.4},
  {name: 'Balanced', windowS: 0.183, cycleS: 0.73},
] as const;

/** A gateway that passes: the inputs of the tables of chances. */
export const pass = {dwellS: 30, scanDuty: 0.1, rangeM: 30} as const;

/** A board with a coin cell: the inputs of the tables of battery life. */
export const coinCell = {capacityMah: 220, sleepUa: 2, eventUc: 12, marginEventUc: 24} as const;

/** A tracker that moves for a part of the time. */
export const adaptive = [
  {share: 0.1, intervalS: 1},
  {share: 0.9, intervalS: 10},
] as const;

/** A pallet tracker that has to last for two years. */
export const pallet = {
  years: 2,
  capacityMah: 220,
  usable: 0.8,
  eventUc: 24,
  sleepUa: 2,
  sensorUa: 1,
  chance: 0.85,
  /** Of the pallet and the people with phones, whoever is faster. */
  speedKmh: 10,
  walkKmh: 5,
  rangeM: 30,
  /** The short end of what pages state for the radio range. */
  shortRangeM: 10,
  /** Share of what is sent in scan windows that gets through at the edge of the range. */
  edgeReceived: 0.5,
  scanDuty: 0.1,
  screenOffDuty: 0.05,
  movingShare: 0.1,
  moving: 1,
  still: 10,
  periodS: 600,
} as const;
