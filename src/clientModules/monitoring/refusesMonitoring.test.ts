import {expect, it} from 'vitest';
import {refusesMonitoring} from './refusesMonitoring';

it.each([
  {navigator: {globalPrivacyControl: true}},
  {navigator: {globalPrivacyControl: true, doNotTrack: '0'}},
  {navigator: {doNotTrack: '1'}},
  {navigator: {doNotTrack: 'yes'}},
  {navigator: {globalPrivacyControl: false, msDoNotTrack: '1'}},
  {navigator: {}, doNotTrack: '1'},
])('is refused by %o', (signals) => expect(refusesMonitoring(signals)).toBe(true));

it.each([
  {navigator: {}},
  {navigator: {globalPrivacyControl: false, doNotTrack: '0'}},
  {navigator: {doNotTrack: null}, doNotTrack: null},
  {navigator: {doNotTrack: 'unspecified'}},
])('is not refused by %o', (signals) => expect(refusesMonitoring(signals)).toBe(false));
