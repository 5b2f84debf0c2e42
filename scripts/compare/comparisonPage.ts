import {escapeHtml} from '../../plugins/search/shared/records';
import type {PageSize} from '../analyze/BuiltSite';
import type {ApiChange} from './apiChanges';
import type {PicturedRoute} from './takePictures';

/** What a reviewer gets to see; of two values, the first is that of before. */
export interface Comparison {
  since: string;
  pictured: PicturedRoute[];
  unpictured: string[];
  sizes: PageSize[][];
  scores: string[];
  api: ApiChange[];
}

/** In bytes. */
const leastGain = 300;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 90rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; } td, th { padding: .25rem 1rem .25rem 0; text-align: left; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
  img { max-width: 100%; border: 1px solid GrayText; }
  .breaking { color: #d2322d; font-weight: bold; } pre { overflow: auto; }`;

const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** One file that needs nothing else: all pictures are in it. */
export function comparisonPage({since, pictured, unpictured, sizes, scores, api}: Comparison): string {
  const parts = [
    `<h1>What this change does to the site</h1><p>Before: ${escapeHtml(since.slice(0, 8))}</p>`,
    `<h2>API</h2>${api.length > 0 ? list(api.map(apiLine)) : '<p>Nothing changes.</p>'}`,
    `<h2>Weight</h2>${weight(sizes)}`,
    `<h2>Search</h2>${
      scores[0] === scores[1]
        ? '<p>Nothing changes.</p>'
        : `<div class="pair">${scores.map((score) => `<pre>${escapeHtml(score)}</pre>`).join('')}</div>`
    }`,
    `<h2>Pages</h2>${pictured.map(pageSection).join('') || '<p>No page differs.</p>'}`,
    unpictured.length > 0
      ? `<p>These differ too, and have no pictures:</p>${list(unpictured.map(escapeHtml))}`
      : '',
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Before and after</title><style>${style}</style>${parts.join('\n')}</html>\n`;
}

function apiLine({kind, sentence, places}: ApiChange): string {
  const [first = '', ...others] = places;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const mark = kind === 'breaking' ? '<span class="breaking">Breaking</span> ' : '';
  return `${mark}${escapeHtml(sentence)} (<code>${escapeHtml(first)}</code>${more})`;
}

function weight([before = [], after = []]: PageSize[][]): string {
  const old = new Map(before.map((page) => [page.route, page]));
  const rows = after.flatMap((page) => {
    const past = old.get(page.route);
    if (!past) return [];
    const gains = (['script', 'style', 'html', 'fonts'] as const).map((part) => page[part] - past[part]);
    const most = Math.max(...gains.map(Math.abs));
    // Digests in names differ between two folders, and with them a hundred or two compressed bytes.
    return most > leastGain ? [{route: page.route, gains, most}] : [];
  });
  if (rows.length === 0) return `<p>No page gains or loses more than ${leastGain} bytes.</p>`;
  const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : String(bytes));
  const shown = rows.sort((one, other) => other.most - one.most).slice(0, 20);
  const head = '<tr><th>Page</th><th>Script</th><th>Style</th><th>HTML</th><th>Fonts</th></tr>';
  const lines = shown.map(({route, gains}) => {
    const cells = [escapeHtml(route), ...gains.map(signed)].map((cell) => `<td>${cell}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<p>${rows.length} pages, in bytes with Brotli.</p><table>${head}${lines.join('')}</table>`;
}

function pageSection({route, change, pairs}: PicturedRoute): string {
  const image = (data: string | undefined, name: string) =>
    data ? `<img alt="${name}" src="data:image/jpeg;base64,${data}">` : `<p>No such page ${name}.</p>`;
  const shown = pairs.map(
    ({name, before, after}) =>
      `<h4>${name}</h4><div class="pair">${image(before, 'before')}${image(after, 'after')}</div>`,
  );
  return `<details><summary>${escapeHtml(route)} (${change})</summary>${shown.join('')}</details>`;
}
