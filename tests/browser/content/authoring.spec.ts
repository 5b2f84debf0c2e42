import fs from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../../scripts/projectRoot';
import {examplesIn} from './authoring/pageExamples';
import {type AuthoringSite, buildAuthoringSite} from './authoring/buildAuthoringSite';
import {codeMarks} from './authoring/codeMarks';
import {components} from './authoring/components';
import {figures} from './authoring/figures';
import {test} from '../support/test';

// One worker builds the site, once.
test.describe.configure({mode: 'default'});

const examples = examplesIn(fs.readFileSync(path.join(projectRoot, 'handbook/components.md'), 'utf8'));
let built: AuthoringSite;
const site = () => built;

test.beforeAll(async ({siteCopy}) => {
  built = await buildAuthoringSite(siteCopy, examples);
});

test.afterAll(() => built?.close());

test.describe('the examples of the handbook', () => components(site, examples));
test.describe('figures', () => figures(site));
test.describe('code', () => codeMarks(site));
