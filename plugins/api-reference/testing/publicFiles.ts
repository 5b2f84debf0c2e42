import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {projectRoot} from '../../../scripts/projectRoot';

/** An OpenAPI file that somebody else has written, as a test input. */
export interface PublicFile {
  /** Maker and API. */
  name: string;
  /** Ending of its name. */
  ending: 'json' | 'yaml';
  /** How many operations it has, webhooks included. */
  operations: number;
  read(): string;
}

const examples = '@readme/oas-examples';

/** Files of six makers; those that are too heavy as a package are in `files/`. */
export const publicFiles: PublicFile[] = [
  inPackage('Scalar: Galaxy, OpenAPI 3.1', '@scalar/galaxy/dist/3.1.yaml', 11),
  inPackage('STAPI: Star Trek, OpenAPI 3.0', `${examples}/3.0/json/star-trek.json`, 120),
  inPackage('ReadMe: its own API, OpenAPI 3.1', `${examples}/3.1/json/readme.json`, 54),
  inPackage('Swagger: Petstore, OpenAPI 3.0', `${examples}/3.0/yaml/petstore.yaml`, 20),
  inPackage('USPTO: data sets, OpenAPI 3.0', `${examples}/3.0/yaml/uspto.yaml`, 3),
  {
    name: 'GitHub: its REST API, OpenAPI 3.0',
    ending: 'json',
    operations: 1223,
    read: () => gunzipSync(fs.readFileSync(path.join(__dirname, 'files/github.json.gz'))).toString(),
  },
];

function inPackage(name: string, file: string, operations: number): PublicFile {
  const read = () => fs.readFileSync(path.join(projectRoot, 'node_modules', file), 'utf8');
  return {name, ending: file.endsWith('.json') ? 'json' : 'yaml', operations, read};
}
