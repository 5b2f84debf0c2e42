import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {readCheckedAgainst} from './checkedAgainst';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checked-against-'));
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
}

const api = 'openapi: 3.1.0\ninfo:\n  title: API\n\n  description: |\n    version: 9.9.9\n  version: 1.4.0\n';

describe('readCheckedAgainst', () => {
  it('reads the versions of this repository', () => {
    const {info} = parse(fs.readFileSync('openapi/platform-api.yaml', 'utf8'));
    const sdk = fs.readFileSync('samples/sdk/VERSION', 'utf8').trim();
    expect(readCheckedAgainst('.')).toEqual({api: info.version, sdk});
  });

  it('takes the version of the API and no other', () => {
    write({
      'openapi/platform-api.yaml': `${api}servers:\n  version: 8.8.8\n`,
      'samples/sdk/VERSION': '3.1.0\n',
    });
    expect(readCheckedAgainst(folder)).toEqual({api: '1.4.0', sdk: '3.1.0'});
  });

  it.each(['71', '1.10', '2023-08-16', "'3.0'", '"1.0.0-beta"'])('takes it as it is: %s', (version) => {
    write({
      'openapi/platform-api.yaml': `openapi: 3.1.0\ninfo:\n  version: ${version}\n`,
      'samples/sdk/VERSION': '3.1.0\n',
    });
    expect(readCheckedAgainst(folder).api).toBe(version.replaceAll(/['"]/g, ''));
  });

  it.each([
    ['samples/sdk/VERSION', {'openapi/platform-api.yaml': api}],
    ['samples/sdk/VERSION', {'openapi/platform-api.yaml': api, 'samples/sdk/VERSION': 'three'}],
    [
      'openapi/platform-api.yaml',
      {'openapi/platform-api.yaml': 'info:\n  title: API\nx:\n  version: 1.0.0\n'},
    ],
  ])('names %s when it has no version', (file, files) => {
    write(files);
    expect(() => readCheckedAgainst(folder)).toThrow(`${file}: there is no version`);
  });
});
