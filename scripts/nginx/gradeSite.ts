import fs from 'node:fs';
import type {Answer, RunningNginx} from './prepareNginx';

/** What the rules make of a site. */
export interface Grade {
  score: number;
  /** `A+` to `F`. */
  grade: string;
  /** What each rule found, and what that adds to 100 or takes from it. */
  findings: Record<string, number>;
}

/** The answers that are graded. */
export interface GradedAnswers {
  /** Unencrypted. */
  http: Answer;
  https: Answer;
  /** To another site that asks before it calls. */
  preflight: Answer;
}

/** Asks a site for what the rules look at. */
export async function collectAnswers(site: RunningNginx): Promise<GradedAnswers> {
  const http = await fetch(`http://127.0.0.1:${site.http}/`, {redirect: 'manual'});
  const preflight = {'Access-Control-Request-Method': 'GET', Origin: 'https://elsewhere.example'};
  return {
    http: {status: http.status, headers: Object.fromEntries(http.headers), body: Buffer.alloc(0)},
    https: await site.get('/'),
    preflight: await site.get('/', {method: 'OPTIONS', headers: preflight}),
  };
}

/** An answer whose headers can also be asked for by name, as some rules do. */
function withGet(answer: Answer): Answer {
  const headers = Object.create({get: (name: string) => answer.headers[name.toLowerCase()]});
  return {...answer, headers: Object.assign(headers, answer.headers)};
}

/** Runs rules without the list of hosts that browsers know, which the package downloads when it is installed. */
function withoutHostList<Result>(run: () => Result): Result {
  const {readFileSync} = fs;
  fs.readFileSync = ((...args: Parameters<typeof readFileSync>) =>
    /hsts-preload\.json$/.test(String(args[0])) ? '{}' : readFileSync(...args)) as typeof readFileSync;
  try {
    return run();
  } finally {
    fs.readFileSync = readFileSync;
  }
}

/**
 * Grades a site by the rules of MDN's HTTP Observatory, as its scanner does: a bonus counts from 90 on.
 *
 * The scanner itself asks ports 80 and 443 and trusts public certificates alone, so the answers are collected here.
 */
export async function gradeSite({http, https, preflight}: GradedAnswers): Promise<Grade> {
  const [{ALL_TESTS}, {getGradeForScore, getScoreModifier}, {MINIMUM_SCORE_FOR_EXTRA_CREDIT}] =
    await Promise.all([
      import('@mdn/mdn-http-observatory/src/constants.js'),
      import('@mdn/mdn-http-observatory/src/grader/grader.js'),
      import('@mdn/mdn-http-observatory/src/grader/charts.js'),
    ]);
  const {host: hostname} = new URL(String(http.headers.location));
  const route = ['http:', 'https:'].map((protocol) => new URL(`${protocol}//${hostname}/`));
  const encrypted = {...withGet(https), verified: true, httpEquiv: new Map()};
  const requests = {
    hostname,
    session: {url: route[1]},
    resources: {path: https.body.toString()},
    responses: {
      auto: encrypted,
      https: encrypted,
      http: {...http, verified: true},
      cors: preflight,
      httpRedirects: [
        {url: route[0], status: http.status},
        {url: new URL(String(http.headers.location)), status: https.status},
      ],
      httpsRedirects: [],
    },
  };
  const results = withoutHostList(() => ALL_TESTS.map((rule) => rule(requests).result));
  const findings = Object.fromEntries(results.map((result) => [result, getScoreModifier(result)]));
  const modifiers = Object.values(findings);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const uncurved = sum(modifiers.filter((value) => value < 0));
  const score = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved;
  return {...getGradeForScore(score), findings};
}
