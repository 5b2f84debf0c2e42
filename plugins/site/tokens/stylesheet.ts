import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {forcedColors, paper, type Scheme, schemes} from '../../../design/schemes';
import {type Mode, schemeKey} from '../color-mode/shared/colorModes';
import infimaVariables from './infimaVariables.json';
import {schemeVariables, sharedVariables, type Variables} from './tokenVariables';

const file = 'design-tokens/tokens.css';

export default async function designTokensPlugin({
  generatedFilesDir,
  siteConfig,
}: LoadContext): Promise<Plugin> {
  // A file that holds the text already is not written, so that the bundler's cache and watcher stay quiet.
  await generate(generatedFilesDir, file, stylesheet(siteConfig.url), false);
  return {name: 'design-tokens', getClientModules: () => [path.join(generatedFilesDir, file)]};
}

/** The root element with scripts off, when nothing has set a mode. */
const withoutScripts = 'html:not([data-theme])';

/** The root element in every mode and scheme, with as much weight as the rules of a single scheme. */
const whateverScheme = 'html:root:root:root';

/**
 * The whole stylesheet of variables.
 *
 * The framework's own variables are set to the token that does their job; those left out follow from these.
 * Dark also applies with no `data-theme` at all, which is the case when scripts are off; high contrast then
 * follows the system. A high-contrast scheme is written as what it changes. The attributes are set by
 * `plugins/site/color-mode`.
 *
 * @param url where the site is: what is printed names addresses in full
 */
export function stylesheet(url = ''): string {
  const moreDark = difference(schemes.dark, schemes['dark-high-contrast']);
  const moreLight = difference(schemes.light, schemes['light-high-contrast']);
  return [
    rule(':root', {...sharedVariables(), ...infimaVariables}),
    rule(`:root, ${inMode('dark')}`, schemeVariables(schemes.dark)),
    rule(inMode('light'), schemeVariables(schemes.light)),
    // The color of a part of the packet, for what is inside.
    ...Object.keys(schemes.dark.fields).map((part) =>
      rule(`[data-field='${part}']`, {'--field': `var(--ds-field-${part})`}),
    ),
    rule(`${inMode('dark')}${withScheme('dark')}`, moreDark),
    rule(`${inMode('light')}${withScheme('light')}`, moreLight),
    media('(prefers-contrast: more)', rule(withoutScripts, moreDark)),
    media('(forced-colors: active)', rule(whateverScheme, schemeVariables(forcedColors))),
    media('print', rule(whateverScheme, {...schemeVariables(paper), '--ds-host': `'${url}'`})),
  ].join('\n');
}

const inMode = (mode: Mode) => `html[data-theme='${mode}']`;
const withScheme = (mode: Mode) => `[data-${schemeKey[mode]}='${mode}-high-contrast']`;
const media = (query: string, rules: string) => `@media ${query} {\n${rules}}\n`;

function difference(from: Scheme, to: Scheme): Variables {
  const before = schemeVariables(from);
  return Object.fromEntries(
    Object.entries(schemeVariables(to)).filter(([name, value]) => before[name] !== value),
  );
}

function rule(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
