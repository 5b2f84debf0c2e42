import fs from 'node:fs';
import path from 'node:path';
import type {Schema} from '@cfworker/json-schema';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {valueFaults} from '../examples/schemaFaults';
import {projectRoot} from '../projectRoot';
import {projectFiles} from '../siteCopy/projectFiles';

const read = (name: string) => fs.readFileSync(path.join(projectRoot, name), 'utf8');
const settings = JSON.parse(read('.vscode/settings.json'));

/** Each schema with the files that an editor holds against it. */
const mapped: [schema: string, pattern: string][] = [
  ...Object.entries<string>(settings['yaml.schemas']),
  ...settings['json.schemas'].map(({url, fileMatch}: {url: string; fileMatch: string[]}) => [
    url,
    ...fileMatch,
  ]),
];
const filesOf = (pattern: string) => {
  const expression = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return projectFiles(projectRoot).filter((name) => expression.test(name));
};

const schemaAt = (name: string): Schema => JSON.parse(read(name));

it('has a file of the project for each schema, and each schema once', () => {
  const schemas = projectFiles(projectRoot).filter((name) => name.startsWith('.vscode/schemas/'));
  expect(mapped.map(([schema]) => path.posix.normalize(schema)).sort()).toEqual(schemas.sort());
  for (const [, pattern] of mapped) expect(filesOf(pattern), pattern).not.toEqual([]);
});

it.each(mapped.flatMap(([schema, pattern]) => filesOf(pattern).map((file) => [file, schema])))(
  '%s is as its schema has it',
  (file, schema) => {
    const text = read(file);
    const faults = valueFaults(schemaAt(schema), parse(text), text);
    expect(faults.map(({line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
  },
);

it.each(mapped)('%s refuses a misspelt key', (schema, pattern) => {
  const [file = ''] = filesOf(pattern);
  const value = parse(read(file));
  const entry = Array.isArray(value) ? value[0] : value;
  for (const [key, content] of Object.entries(entry).slice(0, 10)) {
    const misspelt = {...entry, [`x${key}`]: content};
    const text = JSON.stringify(Array.isArray(value) ? [misspelt] : misspelt);
    const [fault] = valueFaults(schemaAt(schema), JSON.parse(text), text);
    expect(fault?.message, key).toContain(`x${key}`);
  }
});
