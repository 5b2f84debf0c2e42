import {expect, it} from 'vitest';
import {refusesMonitoring} from './refusesMonitoring';

it.each([
  {globalPrivacyControl: true},
  {globalPrivacyControl: true, doNotTrack: '0'},
  {doNotTrack: '1'},
  {globalPrivacyControl: false, doNotTrack: '1'},
])('is refused by %o', (navigator) => expect(refusesMonitoring(navigator)).toBe(true));

it.each([
  {},
  {globalPrivacyControl: false, doNotTrack: '0'},
  {doNotTrack: null},
  {doNotTrack: 'unspecified'},
])('is not refused by %o', (navigator) => expect(refusesMonitoring(navigator)).toBe(false));
