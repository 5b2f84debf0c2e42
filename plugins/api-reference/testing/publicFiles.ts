import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {load} from 'js-yaml';
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
  parse(): object;
  /** What is found in examples that are made of it, and lies with the file. */
  faults?: string[];
}

const examples = 'node_modules/@readme/oas-examples';
const kept = 'plugins/api-reference/testing/files';

/** Files of ten makers; those whose packages are too heavy, or bring others along, are in `files/`. */
export const publicFiles: PublicFile[] = [
  file('Scalar: Galaxy, OpenAPI 3.1', 'node_modules/@scalar/galaxy/dist/3.1.yaml', 11),
  file('STAPI: Star Trek, OpenAPI 3.0', `${examples}/3.0/json/star-trek.json`, 120),
  file('ReadMe: its own API, OpenAPI 3.1', `${examples}/3.1/json/readme.json`, 54),
  file('Swagger: Petstore, OpenAPI 3.0', `${examples}/3.0/yaml/petstore.yaml`, 20),
  file('USPTO: data sets, OpenAPI 3.0', `${examples}/3.0/yaml/uspto.yaml`, 3),
  {
    ...file('Bump.sh: train travel, OpenAPI 3.1', `${examples}/3.1/json/train-travel.json`, 8),
    // Its example lacks a digit.
    faults: ['create-booking: trip_id must be a valid uuid.'],
  },
  {
    ...file('Figma: its REST API, OpenAPI 3.1', `${kept}/figma.yaml.gz`, 54),
    // A field is required that the body does not have.
    faults: ['putWebhook: team_id is required.'],
  },
  file('Blockfrost: blockchains, OpenAPI 3.0', `${kept}/blockfrost.yaml.gz`, 129),
  file('Washington State Ferries: schedules, OpenAPI 3.0', `${kept}/wsf-schedule.json.gz`, 25),
  file('GitHub: its REST API, OpenAPI 3.0', `${kept}/github.json.gz`, 1223),
];

function file(name: string, place: string, operations: number): PublicFile {
  const read = () => {
    const bytes = fs.readFileSync(path.join(projectRoot, place));
    return String(place.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  };
  const ending = /\.json(?:\.gz)?$/.test(place) ? 'json' : 'yaml';
  const parse = () => (ending === 'json' ? JSON.parse(read()) : load(read()));
  return {name, ending, operations, read, parse};
}
