import type {DocComment, HeaderEntry} from './HeaderEntry';

const required: Record<HeaderEntry['kind'], readonly (keyof DocComment)[]> = {
  function: ['thread', 'since'],
  constant: ['since'],
  option: ['since'],
  type: ['since'],
};

/** What the comment of an entry does not say although a reader needs it; each with file and line. */
export function documentationGaps(entry: HeaderEntry): string[] {
  const {kind, name, file, line, declaration, doc} = entry;
  const gaps = required[kind].filter((tag) => !doc[tag]).map((tag) => `no @${tag}`);
  if (kind === 'function') {
    const declared = parameterNames(declaration);
    const described = doc.parameters.map((parameter) => parameter.name);
    if (declared.join() !== described.join())
      gaps.push(`@param for (${described.join(', ')}), where the prototype has (${declared.join(', ')})`);
    const isVoid = declaration.startsWith(`void ${name}(`);
    if (isVoid !== (doc.returns.length === 0))
      gaps.push(isVoid ? 'a value that is not returned' : 'no @retval');
  }
  return gaps.map((gap) => `${file}:${line}: the comment of ${name} has ${gap}`);
}

/** Names between the parentheses of a prototype; none for `(void)`. */
function parameterNames(declaration: string): string[] {
  const inside = declaration.slice(declaration.indexOf('(') + 1, declaration.lastIndexOf(')'));
  return inside
    .split(',')
    .map((parameter) => /(\w+)(?:\[\w*\])?\s*$/.exec(parameter)?.[1] ?? '')
    .filter((name) => name !== 'void');
}
