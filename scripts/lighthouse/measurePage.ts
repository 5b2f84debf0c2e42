import {findChromium} from '../browser/findBrowsers';
import {runCommand} from '../process/runCommand';
import {inRoot, projectRoot} from '../projectRoot';

/** Categories of Lighthouse, in the order of its reports. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

export function scoresOf(score: (category: Category) => number): PageMeasure['scores'] {
  return Object.fromEntries(
    categories.map((category) => [category, score(category)]),
  ) as PageMeasure['scores'];
}

export interface PageMeasure {
  scores: Record<Category, number>;
  blocking: number;
  largestPaint: number;
  /** Audits that took points off, except those of performance, as `id: title`. */
  failed: string[];
}

/** The part of Lighthouse's report that is read; its scores go from 0 to 1. */
export interface LighthouseReport {
  runtimeError?: {message: string};
  categories: Record<Category, {score: number | null; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, {title: string; score: number | null; numericValue?: number}>;
}

const cli = inRoot('scripts/lighthouse/node_modules/lighthouse/cli/index.js');
const options = [
  ...['--output=json', '--output-path=stdout', '--quiet', '--no-enable-error-reporting'],
  `--only-categories=${categories.join(',')}`,
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
];

/** Opens a page once in a fresh browser, with the network and the processor of a phone as Lighthouse simulates them. */
export async function measurePage(url: string): Promise<PageMeasure> {
  const {code, stdout, stderr} = await runCommand(process.execPath, [cli, url, ...options], {
    cwd: projectRoot,
    env: {...process.env, CHROME_PATH: findChromium()},
  });
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}:\n${stderr || stdout}`);
  return readReport(JSON.parse(stdout));
}

/** @throws Error when Lighthouse could not load the page, or left a figure out */
export function readReport({runtimeError, categories: found, audits}: LighthouseReport): PageMeasure {
  if (runtimeError) throw new Error(`Lighthouse could not look at the page: ${runtimeError.message}`);
  const measured = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}: look at the page again.`);
    return value;
  };
  return {
    scores: scoresOf((category) => Math.round((found[category].score ?? 0) * 100)),
    blocking: measured('total-blocking-time'),
    largestPaint: measured('largest-contentful-paint'),
    failed: categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => found[category].auditRefs)
      .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({id}) => `${id}: ${audits[id]?.title}`),
  };
}
