import {authorComponents} from '../../../../plugins/content/components/authorComponents';
import {projectRoot} from '../../../../scripts/projectRoot';
import type {PageExample} from './pageExamples';
import {expect, test} from '../../support/test';
import type {AuthoringSite} from './buildAuthoringSite';

/** What the page of a component's example holds, beyond being there; a new component may add its own line. */
const held: Record<string, RegExp[]> = {
  Card: [/<li class="card [^"]*"><a [^>]*href="\/docs\/support"[^>]*>Support<\/a>/],
  Cards: [/<ul class="cards_/],
  Chip: [/<span class="chip_[^"]*">GET<\/span>/, />Scope <\/span>read-packets<\/span>/],
  Chips: [/<div class="chips_/],
  Choice: [
    /<div role="tabpanel" aria-label="Python" [^>]*><div class="label_[^"]*">Python<\/div>/,
    />Node.js<\/div>/,
  ],
  Choices: [/role="tablist"/],
  Differs: [/<details class="differs_[^"]*"><summary>If you see something else<\/summary>/],
  ExpectedOutput: [/>Output<\/div><div class="[^"]*theme-code-block/],
  Field: [/<dt [^>]*id="packet-device-rssi"><code>device.rssi<\/code>/, />Unit: dBm</, />Values: 0 to 1023</],
  FieldTable: [/<dl class="fields_/],
  Figure: [/<figure [^>]*>.*<svg .*<figcaption [^>]*>A device broadcasts.*<button [^>]*>Enlarge<\/button>/],
  Gate: [/theme-admonition-gate .*7-7-7z"\/><\/svg><\/span>Gate 2<\/div>/],
  Milestone: [/<time datetime="2026-09-16">16 September 2026<\/time>/i, />For up to 3 hours</],
  Rating: [/<span class="rating_[^"]*"><svg [^>]*aria-hidden="true".*<\/svg>Thin<\/span>/],
  Release: [
    /<section class="release_[^"]*" data-product="Device SDK"><h3 [^>]*id="device-sdk-3-1-0"/,
    /<time datetime="2026-09-16">16 September 2026<\/time>/i,
  ],
  Changes: [/<strong>New<\/strong>/],
  ReleaseFilter: [/<input type="radio" name="product" checked value=""/],
  Steps: [/<div class="steps_[^"]*">\s*<ol>/],
  Timeline: [/<ol class="timeline_/],
};

/** That the build takes every example without a warning, and that each component has one that shows it. */
export function components(site: () => AuthoringSite, examples: PageExample[]): void {
  test('are built without a warning', () => {
    expect(site().result.warnings).toEqual([]);
  });

  for (const component of authorComponents(projectRoot).keys()) {
    test(`show ${component}`, () => {
      const names = examples
        .filter(({text}) => new RegExp(`<${component}\\b`).test(text))
        .map(({name}) => name);
      expect(names, `handbook/components.md has no example with <${component}>`).not.toEqual([]);
      const html = names.map((name) => contentOf(site().html(name), name)).join('\n');
      for (const part of held[component] ?? []) expect(html).toMatch(part);
    });
  }
}

function contentOf(html: string, name: string): string {
  const content = /<div class="theme-doc-markdown markdown">.*?<footer/s.exec(html)?.[0] ?? '';
  expect(content.length, name).toBeGreaterThan(200);
  return content;
}
