import {afterEach, expect, it, vi} from 'vitest';
import {logFailure} from './logFailure';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['development', 1],
  ['production', 0],
  ['test', 0],
])('speaks of a failure while developing alone: %s', (mode, times) => {
  vi.stubEnv('NODE_ENV', mode);
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = new Error('refused');
  logFailure(error);
  expect(said).toHaveBeenCalledTimes(times);
  if (times > 0) expect(said).toHaveBeenCalledWith('Monitoring could not be started:', error);
});
