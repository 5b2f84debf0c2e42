import fs from 'node:fs';
import path from 'node:path';
import type {Delivery} from '../../plugins/pages/delivery/describeDelivery';
import {inRoot} from '../projectRoot';

export interface Grade {
  score: number;
  grade: string;
  /** What each rule found, and what that adds to 100 or takes from it. */
  findings: Record<string, number>;
}

interface Observatory {
  ALL_TESTS: ((requests: object) => {result: string})[];
  getScoreModifier(result: string): number;
  getGradeForScore(score: number): {score: number; grade: string};
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

const observatory = inRoot('scripts/lighthouse/node_modules/@mdn/mdn-http-observatory');

/** Loads the rules, which are installed with Lighthouse and not with the site. */
async function loadObservatory(): Promise<Observatory> {
  // The package's own installation downloads this list of hosts that browsers know, and the rules do not run without it.
  const hostList = path.join(observatory, 'conf/hsts-preload.json');
  if (!fs.existsSync(hostList)) fs.writeFileSync(hostList, '{}');
  const modules = ['constants.js', 'grader/grader.js', 'grader/charts.js'];
  const loaded = await Promise.all(modules.map((name) => import(path.join(observatory, 'src', name))));
  return Object.assign({}, ...loaded);
}

/**
 * Grades a site by the rules of MDN's HTTP Observatory. Its scanner asks public hosts alone, so the answers are made
 * up here from what the build says that a host has to send.
 */
export async function gradeSite({headers: sent}: Pick<Delivery, 'headers'>, home: string): Promise<Grade> {
  const {ALL_TESTS, getGradeForScore, getScoreModifier, MINIMUM_SCORE_FOR_EXTRA_CREDIT} =
    await loadObservatory();
  const hostname = 'docs.example';
  const [http, https] = ['http:', 'https:'].map((protocol) => new URL(`${protocol}//${hostname}/`));
  const all = Object.entries({...sent, 'Content-Type': 'text/html; charset=utf-8'});
  const lowerCase = Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value]));
  // Some rules read headers as properties, others ask for them by name.
  const byName = {get: (name: string) => lowerCase[name.toLowerCase()]};
  const headers = Object.assign(Object.create(byName), lowerCase);
  const answer = {status: 200, headers, verified: true, httpEquiv: new Map()};
  const requests = {
    hostname,
    session: {url: https},
    resources: {path: home},
    responses: {
      auto: answer,
      https: answer,
      http: {status: 301, headers: {location: https.href}, verified: true},
      cors: {status: 405, headers},
      httpRedirects: [
        {url: http, status: 301},
        {url: https, status: 200},
      ],
      httpsRedirects: [],
    },
  };
  const results = ALL_TESTS.map((rule) => rule(requests).result);
  const findings = Object.fromEntries(results.map((result) => [result, getScoreModifier(result)]));
  const modifiers = Object.values(findings);
  const withoutBonus = modifiers.reduce((total, value) => total + Math.min(value, 0), 100);
  // A bonus counts only on top of a good score.
  const bonus = modifiers.reduce((total, value) => total + Math.max(value, 0), 0);
  const score = withoutBonus >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? withoutBonus + bonus : withoutBonus;
  return {...getGradeForScore(score), findings};
}
