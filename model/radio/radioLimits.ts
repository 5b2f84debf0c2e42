import {maxSequenceNumber} from '../packet/layout';

/** Shortest and longest advertising interval of the Bluetooth specification, in seconds. */
export const advertisingIntervalS = {min: 0.02, max: 10.24} as const;

/** The unit in which controllers count advertising intervals, in seconds. */
export const intervalUnitS = 0.000_625;

/** The controller adds a random time up to this to each interval, in seconds. */
export const maxAdvertisingDelayS = 0.01;

/** Distinct packets that one time counter has room for: one for each sequence number. */
export const packetsPerCounter = maxSequenceNumber + 1;

/** Seconds for which one time counter is in use. */
export const rotationPeriodS = 86_400;
