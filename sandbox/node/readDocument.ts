import fs from 'node:fs';
import path from 'node:path';
import {CORE_SCHEMA, load} from 'js-yaml';
import {apiReferenceOptions} from '../../config/apiReference';
import type {OpenApiDocument} from '../document/OpenApiDocument';

/** Reads the OpenAPI document of the site that stands in a folder. */
export function readDocument(root: string): OpenApiDocument {
  const text = fs.readFileSync(path.join(root, apiReferenceOptions.specPath), 'utf8');
  return load(text, {schema: CORE_SCHEMA}) as OpenApiDocument;
}
