import {cmakeFaults} from './cmake';
import {diffFaults} from './diff';
import {kconfigFaults} from './kconfig';
import {programFaults, programLanguages} from './programs';
import type {SyntaxFault} from './SyntaxFault';
import {yamlFaults} from './yaml';

const grammars: Record<string, (text: string) => SyntaxFault[]> = {
  cmake: cmakeFaults,
  diff: diffFaults,
  kconfig: kconfigFaults,
  yaml: yamlFaults,
};

/** Faults of a text in a language by its one name; undefined when nothing here can read the language. */
export function syntaxFaults(language: string, text: string): Promise<SyntaxFault[]> | undefined {
  if (Object.hasOwn(grammars, language)) return Promise.resolve(grammars[language](text));
  return programLanguages.includes(language) ? programFaults(language, text) : undefined;
}
