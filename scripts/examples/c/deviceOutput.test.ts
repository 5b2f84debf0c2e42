import fs from 'node:fs';
import {hexToBytes, utf8ToBytes} from '@noble/ciphers/utils.js';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {brand} from '../../../config/brand';
import {encodePacket} from '../../../model/packet/encodePacket';
import {readScannerOutput} from '../../../model/packet/scannerOutput/readScannerOutput';
import {parsePage} from '../../pages/parsePage';

const docs = 'docs/device-sdk';
const payload = utf8ToBytes('hello');
/** The public test key of the pages. */
const deviceKey = hexToBytes('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
const start = [Number(brand.serviceUuid) & 0xff, Number(brand.serviceUuid) >> 8];
const uuidBytes = start.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');

/** Pages whose programs print service data, and how often. */
const pages: [page: string, outputs: number][] = [
  [`${docs}/terrestrial-module/api-overview.mdx`, 1],
  [`${docs}/quick-start-guides/zephyr-quick-start.mdx`, 2],
  [`${docs}/quick-start-guides/freertos-quick-start.mdx`, 2],
];

/** Bytes in hexadecimal, whatever a log puts before, between and behind them. */
function bytesIn(output: string): string {
  const dumps = output
    .split('\n')
    .filter((line) => !/counter|SKCV|\*\*\*/.test(line))
    .map((line) => line.replace(/\|.*$/, '').replace(/^.*: /, ''));
  return dumps.flatMap((line) => line.match(/\b[0-9a-f]{2}\b/g) ?? []).join('');
}

/** Time counter and sequence number that the log names; without them, those of the example in the API overview. */
function packetOf(output: string): {timeCounter: number; sequenceNumber: number} {
  const {counter = '20454', sequence = '1'} =
    /counter (?<counter>\d+), sequence (?<sequence>\d+), 17 bytes/.exec(output)?.groups ?? {};
  return {timeCounter: Number(counter), sequenceNumber: Number(sequence)};
}

it.each(pages)('the service data that %s shows is what the test key gives', (page, count) => {
  const outputs: Code[] = [];
  visit(parsePage(fs.readFileSync(page, 'utf8')), 'code', (node) => {
    if (node.lang === 'text' && node.value.includes(uuidBytes)) outputs.push(node);
  });
  expect(outputs).toHaveLength(count);
  for (const {value, position} of outputs) {
    const {serviceData, advertisingData} = encodePacket({deviceKey, payload, ...packetOf(value)});
    const expected = value.includes(`03 03 ${uuidBytes}`) ? advertisingData : serviceData;
    expect(bytesIn(value), `${page}:${position?.start.line}`).toBe(Buffer.from(expected).toString('hex'));
    // Readers without a Bluetooth adapter paste their log into the packet lab.
    const {packets} = readScannerOutput(value);
    expect(packets.map(({bytes}) => Buffer.from(bytes).toString('hex'))).toEqual([bytesIn(value)]);
  }
});
