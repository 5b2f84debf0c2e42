import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {drawnOnce} from './drawnOnce';

it('draws again only when the source or the code changes', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'drawn-'));
  const code = path.join(folder, 'code');
  fs.mkdirSync(code);
  fs.writeFileSync(path.join(code, 'a.ts'), '1');
  const draw = vi.fn(async () => ({'a.txt': 'ä', 'b.bin': Buffer.from([0, 255])}));
  const source = {name: 'N', tagline: 'T', host: 'H', mark: 'M', baseUrl: '/'};
  const run = (name: string) => drawnOnce({...source, name}, path.join(folder, 'kept'), [code], draw);

  await run('N');
  const again = await run('N');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(again['a.txt']?.toString()).toBe('ä');
  expect(again['b.bin']).toEqual(Buffer.from([0, 255]));
  await run('Other');
  expect(draw).toHaveBeenCalledTimes(2);
  fs.writeFileSync(path.join(code, 'a.ts'), '2');
  await run('Other');
  expect(draw).toHaveBeenCalledTimes(3);
  fs.rmSync(folder, {recursive: true});
});
