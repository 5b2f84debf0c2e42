import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {authorComponents} from '../../plugins/author-components/authorComponents';
import {projectRoot} from '../../scripts/projectRoot';
import {type BuildResult, buildSite} from '../../scripts/siteBuild/buildSite';
import {copySite, type SiteCopy} from '../../scripts/siteCopy/copySite';
import {examplesIn} from '../../scripts/siteCopy/pageExamples';

const frontMatter = '---\ntitle: Trial\ndescription: A page that only this test writes.\n---\n\n';

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
  Comparison: [
    /<th scope="row">Payload<td class="highlight_/,
    /<th><span class="hidden_[^"]*">Property<\/span>/,
  ],
  Differs: [/<details class="differs_[^"]*"><summary>If you see something else<\/summary>/],
  ExpectedOutput: [/>You see<\/div><div class="[^"]*theme-code-block/],
  Field: [/<dt [^>]*id="packet-device-rssi"><code>device.rssi<\/code>/, />Unit: dBm</, />Values: 0 to 1023</],
  FieldTable: [/<dl class="fields_/],
  Figure: [/<figure [^>]*>.*<svg .*<figcaption [^>]*>A device broadcasts.*<button [^>]*>Enlarge<\/button>/],
  Milestone: [/<time datetime="2026-09-16">16 September 2026<\/time>/i, />For up to 3 hours</],
  Steps: [/<div class="steps_[^"]*">\s*<ol>/],
  Timeline: [/<ol class="timeline_/],
};

const examples = examplesIn(
  fs.readFileSync(path.join(projectRoot, 'CONTRIBUTING.md'), 'utf8'),
  'Components for pages',
);
const examplesOf = (component: string) =>
  examples.filter(({text}) => new RegExp(`<${component}\\b`).test(text));

let copy: SiteCopy;
beforeAll(() => {
  copy = copySite(projectRoot);
});
afterAll(() => copy.dispose());

function write(name: string, text: string): void {
  const page = text.startsWith('---\n') ? text : `${frontMatter}${text}`;
  fs.writeFileSync(path.join(copy.root, 'docs', `${name}.mdx`), page);
}

describe('the examples in CONTRIBUTING', () => {
  let result: BuildResult;
  beforeAll(async () => {
    for (const {name, text} of examples) write(name, text);
    result = await buildSite({root: copy.root});
    for (const {name} of examples) fs.rmSync(path.join(copy.root, 'docs', `${name}.mdx`));
  });

  it('are built without a warning', () => {
    expect(result.code, result.output).toBe(0);
    expect(result.warnings).toEqual([]);
  });

  it.each([...authorComponents(projectRoot).keys()])('show %s', (component) => {
    const names = examplesOf(component).map(({name}) => name);
    expect(names, `CONTRIBUTING.md has no example with <${component}>`).not.toEqual([]);
    const html = names.map(builtPage).join('\n');
    for (const part of held[component] ?? []) expect(html).toMatch(part);
  });
});

function builtPage(name: string): string {
  const html = fs.readFileSync(path.join(copy.root, 'build', 'docs', `${name}.html`), 'utf8');
  const content = /<div class="theme-doc-markdown markdown">.*?<footer/s.exec(html)?.[0] ?? '';
  expect(content.length, name).toBeGreaterThan(200);
  // The build leaves out quotes that HTML does not need.
  return content.replace(/(<[^>]*?)>/g, (tag) => tag.replace(/(\s[\w-]+)=([^\s"'>]+)/g, '$1="$2"'));
}

it('mistakes in their use stop the build, which names the page and what to write', async () => {
  write('mistaken-choice', '<Choices about="langauge">\n<Choice value="c">C</Choice>\n</Choices>\n');
  write('mistaken-table', '<Comparison>\n\n| | Pull |\n|---|---|\n| Order | Ascending |\n\n</Comparison>\n');
  write('mistaken-method', '<Chip method="FETCH" />\n');
  write('mistaken-card', '<Cards><Card title="Nowhere" href="/docs/nowhere" /></Cards>\n');
  fs.writeFileSync(path.join(copy.root, 'src/pages/mistaken-page.tsx'), 'export const Page = null;\n');
  const {code, output} = await buildSite({root: copy.root});
  expect(code).not.toBe(0);
  expect(output).toContain("The page component at /mistaken-page doesn't have a default export");
  expect(output).toMatch(
    /\/docs\/mistaken-choice[\s\S]*<Choices about="langauge"> with <Choice value="c">: there are language, rtos/,
  );
  expect(output).toMatch(/\/docs\/mistaken-table[\s\S]*<Comparison>: the first header cell is empty/);
  expect(output).toMatch(
    /\/docs\/mistaken-method[\s\S]*<Chip method="FETCH">: there are chips for GET, POST/,
  );
});
