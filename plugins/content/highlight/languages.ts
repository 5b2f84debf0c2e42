import {Prism} from 'prism-react-renderer';
import {type Language, languages} from '../../api-reference/samples/shared/languages';

/** Prism's instance with every language that pages may name on a fence. */
export const prism: typeof Prism = Prism;

// Prism's language files add themselves to a global `Prism`, which is lent to them while they load.
const scope = globalThis as {Prism?: typeof Prism};
const lentBefore = scope.Prism;
scope.Prism = Prism;
require('prismjs/components/prism-bash');
require('prismjs/components/prism-cmake');
require('prismjs/components/prism-diff');
require('prismjs/components/prism-http');
require('prismjs/components/prism-ini');
require('prismjs/components/prism-sql');
const named = Object.entries<Language>(languages);
for (const grammar of named.flatMap(([name, {grammars = [name]}]) => grammars)) {
  if (!(grammar in Prism.languages)) require(`prismjs/components/prism-${grammar}`);
}
scope.Prism = lentBefore;

// Prism mixes both kinds of quotes, and knows neither commands in commands nor options of several words.
type Bash = Record<'string' | 'variable', Prism.TokenObject[]> & {parameter: Prism.TokenObject};
const bash = Prism.languages.bash as Bash;
bash.parameter.pattern = /(^|\s)--?\w[\w.-]*(?=[=\s]|$)/;
const substitution = bash.variable[1] as Prism.TokenObject;
const string = {
  pattern: /(?<!\\)"(?:\\[\s\S]|\$\([^)]+\)|\$(?!\()|`[^`]+`|[^"\\`$])*"|(?<![$\\])'[^']*'/,
  greedy: true,
  inside: {raw: {pattern: /^'[^']*'$/}, ...bash.string[2]?.inside},
};
const jsonInQuotes = {
  pattern: /(?<![$\\])'\s*[{[]\s*["{[\]}][^']*'/,
  greedy: true,
  inside: {quote: {pattern: /^'|'$/, alias: 'string'}, ...Prism.languages.json},
};
bash.string.splice(2, 2, string);
substitution.pattern = /\$\((?:'[^']*'|"[^"]*"|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^()'"])+\)|`[^`]+`/;
substitution.inside = {json: jsonInQuotes, ...substitution.inside};
Prism.languages.insertBefore('bash', 'string', {json: jsonInQuotes});

// Prism has no Kconfig grammar; fragments (`CONFIG_BT=y`) and option definitions need no more than this.
Prism.languages.kconfig = {
  comment: /#.*/,
  string: /"(?:[^"\\]|\\.)*"/,
  keyword:
    /\b(?:bool|choice|config|default|depends on|endchoice|endif|endmenu|help|hex|if|imply|int|menu|menuconfig|prompt|range|rsource|select|source|string|tristate)\b/,
  property: /\bCONFIG_\w+/,
  boolean: /(?<==)[ymn]\b|\b[yn]\b$/m,
  number: /\b(?:0x[\da-f]+|\d+)\b/i,
  operator: /=|&&|\|\||!/,
};

const aliases: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  yml: 'yaml',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
  conf: 'kconfig',
};

export const plainLanguages = new Set(['text', 'txt', 'plaintext', 'output', 'hex']);

export function grammarOf(language: string): Prism.Grammar | undefined {
  return prism.languages[aliases[language] ?? language];
}
