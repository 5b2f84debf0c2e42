import type {Readable} from 'node:stream';
import {endProcess, startProcess} from './startProcess';

/** A display that nobody sees. */
export interface Display {
  /** `:1`, as the variable `DISPLAY` has it. */
  name: string;
  close(): Promise<void>;
}

/** Starts an X server on the first free display, with room for any window of the tests. */
export async function startDisplay(xvfb: string): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '2000x1600x24', '-nolisten', 'tcp'];
  const child = startProcess(xvfb, args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code} before it had a display.`)));
    (child.stdio[3] as Readable).once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return {name: `:${number}`, close: () => endProcess(child)};
}
