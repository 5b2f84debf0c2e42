import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../config/brand';
import {type SiteList, siteListName} from '../../plugins/pages/assistants/shared/siteList';
import {exampleDraft, exampleKey} from '../../src/components/tools/PacketLab/draft';
import {buildDir} from './clients';

/** A JSON file of the build. */
export const parse = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(buildDir, file), 'utf8'));

/** What the server may read, as the build lists it. */
export const list = parse<SiteList>(siteListName);

/** Calls with an answer that is the same every time. */
export const calls: [name: string, given: Record<string, unknown>][] = [
  ['search_docs', {query: 'nonce repeats after a reset'}],
  ['read_page', {page: 'docs/intro'}],
  ['read_page', {page: `${brand.docsUrl}/docs/network/coverage#where`}],
  ['list_pages', {}],
  ['find_operation', {query: 'GET /v1/org/x/devices'}],
  ['read_operation', {operation: 'get-device'}],
  ['build_packet', {key: exampleKey, time: '2026-01-01', sequence: 1, payload: '"hello"'}],
  ['read_packet', {packet: exampleDraft.output, key: exampleKey, heard: '2026-01-01'}],
  ['plan_interval', {interval: 5}],
  ['plan_clock', {reset: 'waits', drift: 20}],
];
