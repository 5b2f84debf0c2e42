import {expect, it} from 'vitest';
import {planPage} from './planPage';

const pages = [
  'intro',
  'network/coverage',
  'network/security',
  'guides/rollout/index',
  'guides/rollout/keys',
];
const sidebars = `const sidebars = {
  docs: [
    'intro',
    {label: 'Rollout', items: ['guides/rollout/keys'], link: {type: 'doc', id: 'guides/rollout/index'}},
    {label: 'Network', items: ['network/coverage', 'network/security']},
  ],
};
`;
const plan = (file: string) =>
  planPage(file, sidebars, (name) => pages.some((page) => name === `docs/${page}.mdx`));

it('puts a page behind the last of its folder, with front matter and the sections of its kind', () => {
  const planned = plan('docs/network/antennas-indoors.mdx');
  expect(planned.sidebars).toBe(
    sidebars.replace("'network/security'", "'network/security', 'network/antennas-indoors'"),
  );
  expect(planned.page).toMatch(/^---\ntitle: Antennas indoors\ndescription:\n---\n\n/);
  expect(planned.page).toContain('## Limits');
  expect(plan('docs/start.mdx').sidebars).toContain("'intro', 'start',");
});

it('never stands where a category names its own page', () => {
  const planned = plan('docs/guides/rollout/pilot.mdx');
  expect(planned.sidebars).toContain("items: ['guides/rollout/keys', 'guides/rollout/pilot'],");
  expect(planned.page).toContain('## Before you start');
});

it('refuses a name that no page can have, and says what to take', () => {
  expect(() => plan('network/antennas.mdx')).toThrow('name a page as docs/network/antennas.mdx');
  expect(() => plan('docs/Network/Antennas.mdx')).toThrow('lowercase');
  expect(() => plan('docs/../package.mdx')).toThrow('name a page as');
  expect(() => plan('docs/network/coverage.mdx')).toThrow('exists already');
  expect(() => plan('docs/api-specification/get-moon.mdx')).toThrow('openapi/platform-api.yaml');
  expect(() => plan('docs/moon/base.mdx')).toThrow('lists no page of docs/moon');
});
