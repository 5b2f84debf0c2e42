import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {projectRoot} from '../scripts/projectRoot';
import {projectFiles} from '../scripts/siteCopy/projectFiles';
import {apiReferenceOptions} from './apiReference';

it('is the one place that names the OpenAPI file, but for texts and tests', () => {
  const name = path.parse(apiReferenceOptions.specPath).name;
  const naming = projectFiles(projectRoot)
    .filter((file) => /\.(?:m?[jt]sx?|c?js|jsonc?|ya?ml)$/.test(file))
    .filter((file) => !/\.(?:test|spec)\.|\/testing\/|^(?:tests|openapi|docs)\//.test(file))
    .filter((file) =>
      new RegExp(`openapi[/', ]+${name}\\b`).test(fs.readFileSync(path.join(projectRoot, file), 'utf8')),
    );
  expect(naming).toEqual(['config/apiReference.ts']);
});
