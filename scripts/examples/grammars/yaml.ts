import {LineCounter, parseAllDocuments} from 'yaml';
import type {SyntaxFault} from './SyntaxFault';

/** Faults of YAML: what the parser refuses or warns of, keys given twice among it. */
export function yamlFaults(text: string): SyntaxFault[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter, prettyErrors: false});
  return [...documents].flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({message, pos}) => ({line: lineCounter.linePos(pos[0]).line, message})),
  );
}
