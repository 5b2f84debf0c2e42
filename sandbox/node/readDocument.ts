import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {OpenApiDocument} from '../document/OpenApiDocument';

/** Reads the OpenAPI document of the site that stands in a folder. */
export function readDocument(root: string): OpenApiDocument {
  return parse(fs.readFileSync(path.join(root, 'openapi', 'platform-api.yaml'), 'utf8'));
}
