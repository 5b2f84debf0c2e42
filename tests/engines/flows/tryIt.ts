import {expect} from 'vitest';
import {focusOn, textOf} from '../reading';
import type {Flow} from '../Visit';

const panel = '.try-it';
const answer = `${panel} [aria-label=Answer]`;

/** Requests to the sandbox in the page. */
export function tryItFlows(flow: Flow): void {
  flow('Try it sends a request to the sandbox in the page, by pointer', async (visit) => {
    const {engine} = visit;
    await visit.open('/docs/api-specification/list-devices');
    await engine.click({role: 'button', name: 'Try it', within: panel});
    await engine.click({css: `${panel} button[type=submit]`});
    await expect.poll(() => textOf(engine, panel)).toContain('200 OK');
    await expect.poll(() => textOf(engine, answer)).toContain('devices');
  });

  flow('Try it offers a file, by keyboard', async (visit) => {
    const {engine} = visit;
    await visit.open('/docs/api-specification/get-invoice-pdf');
    await focusOn(engine, `${panel} button`);
    await engine.press('Enter');
    await expect.poll(() => textOf(engine, `${panel} form`)).not.toBe('');
    await focusOn(engine, `${panel} form input[id$='path.invoice_id']`);
    await engine.press('Control+Enter');
    await expect.poll(() => textOf(engine, `${panel} a[download]`)).toMatch(/^Save invoice-.*\.pdf/);
  });
}
