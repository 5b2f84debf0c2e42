import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {projectRoot} from '../projectRoot';
import {readSbom} from './readSbom';

interface Lockfile {
  packages: Record<string, {integrity?: string}>;
}

it('lists every locked package by its digest', async () => {
  const sbom = JSON.parse(await readSbom(projectRoot));
  expect(sbom).toMatchObject({bomFormat: 'CycloneDX', specVersion: '1.5'});
  const digests = new Set(
    sbom.components.flatMap(({hashes}: {hashes: Array<{content: string}>}) =>
      hashes.map(({content}) => content),
    ),
  );
  const {packages}: Lockfile = JSON.parse(
    fs.readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'),
  );
  const locked = Object.entries(packages).filter(([, {integrity}]) => integrity);
  expect(locked.length).toBeGreaterThan(500);
  const missing = locked.filter(([, {integrity = ''}]) => {
    const digest = integrity.replace('sha512-', '');
    return !digests.has(Buffer.from(digest, 'base64').toString('hex'));
  });
  expect(missing.map(([folder]) => folder)).toEqual([]);
});

it('says what npm said where it lists nothing', async () => {
  await expect(readSbom('/')).rejects.toThrow('npm could not list the packages');
});
