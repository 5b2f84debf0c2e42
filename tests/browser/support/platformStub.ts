import {brand} from '@site/config/brand';
import type {Page} from '@playwright/test';

/** What the platform answers. */
export interface PlatformAnswer {
  status: number;
  headers?: Record<string, string>;
  json?: unknown;
}

/** Answers the platform's calls, with the headers that let a page read the answer. */
export async function answerFor(page: Page, answer: () => PlatformAnswer | undefined): Promise<void> {
  await page.route(`${brand.apiUrl}/**`, async (route) => {
    const open = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
      'Access-Control-Allow-Methods': '*',
      'Access-Control-Expose-Headers': '*',
    };
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers: open});
    const given = answer();
    // Left without an answer, as by a server that hangs.
    if (given) await route.fulfill({...given, headers: {...open, ...given.headers}}).catch(() => undefined);
  });
}

/** The body of an error as the platform writes it. */
export function errorBody(code: number, description: string): PlatformAnswer {
  return {status: code, json: {code, name: '', description}};
}
