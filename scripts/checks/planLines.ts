import type {Plan} from './planChecks';

const few = (files: readonly string[]) =>
  files.length > 5 ? `${files.slice(0, 5).join(', ')} and ${files.length - 5} more` : files.join(', ');

/** What is looked at and what is left out, in sentences for whoever made the change. */
export function planLines(changed: readonly string[], plan: Plan): string[] {
  const {pages, unitTests, browserTests, widening} = plan;
  if (changed.length === 0) return ['Nothing differs: there is nothing to look at.'];
  if (widening.length > 0) return [`Everything is checked, since anything may depend on ${few(widening)}.`];
  const lines = [`Changed: ${few(changed)}.`];
  if (pages.length > 0)
    lines.push(
      'Each page is read by spelling, prose and examples, built with links and anchors to and from it, opened in a browser, and looked for by its own title.',
    );
  if (unitTests.length > 0) lines.push(`Unit tests that run: ${unitTests.length} files.`);
  if (browserTests.length > 0) lines.push(`Browser tests that run whole: ${few(browserTests)}.`);
  lines.push(
    plan.needsBuild
      ? 'Left out: code, styles and plugins, which did not change; other pages, but for links between them; other engines, since a page brings no code of its own.'
      : 'Left out: the build and all pages, which did not change.',
  );
  return lines;
}
