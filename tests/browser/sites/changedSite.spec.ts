import {announcementBar, lastingAnnouncement} from './changedSite/announcement';
import {baseUrl} from './changedSite/baseUrl';
import {buildChangedSite, type ChangedSite} from './changedSite/buildChangedSite';
import {deploys} from './changedSite/deploys';
import {faults} from './changedSite/faults';
import {locales} from './changedSite/locales';
import {versions} from './changedSite/versions';
import {test} from '../support/test';

// One worker builds the site, once; what changes the build that is served comes last.
test.describe.configure({mode: 'default'});

let changed: ChangedSite;
const site = () => changed;

test.beforeAll(async ({siteCopy}) => {
  changed = await buildChangedSite(siteCopy);
});

test.afterAll(() => changed?.close());

test.describe('an announcement', () => announcementBar(site));
test.describe('under another base URL', () => baseUrl(site));
test.describe('faults', () => faults(site));
test.describe('versions', () => versions(site));
test.describe('locales', () => locales(site));
test.describe('deploys', () => deploys(site));
test.describe('an announcement that stays', () => lastingAnnouncement(site));
