import {parse} from '@babel/parser';
import type {Node} from 'estree';
import type {ProseSource} from './Passage';
import {readCodeTexts} from './readCodeTexts';

/**
 * Reads what the source of a component shows: labels of drawings and controls, messages.
 *
 * @param file path from the root of the project, `.ts` or `.tsx`
 */
export function readComponent(file: string, source: string): ProseSource {
  const plugins = file.endsWith('x')
    ? (['typescript', 'jsx', 'estree'] as const)
    : (['typescript', 'estree'] as const);
  const {program} = parse(source, {sourceType: 'module', plugins: [...plugins]});
  return {file, source, passages: readCodeTexts(program as unknown as Node, source)};
}
