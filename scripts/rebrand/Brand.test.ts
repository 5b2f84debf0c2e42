import {describe, expect, it} from 'vitest';
import {slugOf, spellingsOf} from './Brand';
import {quillfern} from './fixtureBrands';

describe('spellings', () => {
  it.each([
    ['Quillfern', 'Quillfern', 'QUILLFERN', 'Quillfern', 'quillfern'],
    ['Orrery Vex', 'Orrery-Vex', 'ORRERY_VEX', 'OrreryVex', 'orreryVex'],
    ['IoTHub', 'IoTHub', 'IOTHUB', 'IoTHub', 'iothub'],
    ['Ünal & Söhne', 'Unal-Sohne', 'UNAL_SOHNE', 'UnalSohne', 'unalSohne'],
    ['Route66', 'Route-66', 'ROUTE_66', 'Route66', 'route66'],
  ])('of %s', (name, header, cgi, pascal, camel) => {
    expect(spellingsOf({...quillfern, name})).toEqual({header, cgi, pascal, camel, macro: 'QUILLFERN'});
    // A server compares header names in lower case, and pages write them so.
    expect(header.toLowerCase()).toBe(slugOf(name));
  });
});
