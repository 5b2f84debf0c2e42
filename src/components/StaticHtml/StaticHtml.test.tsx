import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';

const collected = vi.hoisted(() => ({links: [] as string[], anchors: [] as string[]}));
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({
    collectLink: (link: string) => collected.links.push(link),
    collectAnchor: (anchor: string) => collected.anchors.push(anchor),
  }),
}));
vi.mock('./useArrival', () => ({useArrival: () => undefined}));

beforeEach(() => {
  collected.links.length = 0;
  collected.anchors.length = 0;
});

it('reports links to pages and anchors of the site, and no link that leads out of it', async () => {
  const {StaticHtml} = await import('.');
  const hrefs = [
    '/docs/intro',
    '#body.name',
    'intro#a',
    'https://www.iana.org/time-zones',
    'mailto:support@lamps.example',
    'tel:+12025550100',
    '//lamps.example/a',
    'pathname:///openapi/lamps.yaml',
  ];
  const html = `<p id="body.name">${hrefs.map((href) => `<a class="x" href="${href}">a</a>`).join('')}</p>`;
  expect(renderToStaticMarkup(<StaticHtml block={{id: 'a', html}} />)).toContain('time-zones');
  expect(collected).toEqual({links: ['/docs/intro', '#body.name', 'intro#a'], anchors: ['body.name']});
});
