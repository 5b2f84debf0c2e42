/** A part of a value: a text that is sent as it is, or a variable of the environment. */
export type Piece = {text: string} | {variable: string};

/** What stands for a variable in a request; encoding it for an address changes nothing. */
export function variableToken(variable: string): string {
  return `__${variable}__`;
}

/** Takes a text apart at the variables in it. */
export function piecesOf(text: string, variables: string[]): Piece[] {
  if (variables.length === 0) return [{text}];
  return text
    .split(new RegExp(`__(${variables.join('|')})__`))
    .map((part, index): Piece => (index % 2 === 1 ? {variable: part} : {text: part}))
    .filter((piece) => !('text' in piece) || piece.text !== '');
}
