/** A piece of CMake code. */
export interface CmakeToken {
  kind: 'word' | 'open' | 'close' | 'bad';
  text: string;
  /** From 1. */
  line: number;
}

const pieces =
  /(?<skip>[ \t\r\n]+|#\[(?<level>=*)\[[\s\S]*?\]\k<level>\]|#(?!\[=*\[)[^\n]*)|(?<open>\()|(?<close>\))|(?<word>\[(?<equals>=*)\[[\s\S]*?\]\k<equals>\]|"(?:[^"\\]|\\[\s\S])*"|(?:[^\s()#"\\]|\\.)(?:[^\s()#"\\]|\\.|"(?:[^"\\\n]|\\.)*")*)|(?<bad>[\s\S])/y;

/** Splits CMake code into words and parentheses; a `bad` token is where no piece of the language begins. */
export function cmakeTokens(text: string): CmakeToken[] {
  const tokens: CmakeToken[] = [];
  let line = 1;
  pieces.lastIndex = 0;
  for (let match = pieces.exec(text); match && match[0] !== ''; match = pieces.exec(text)) {
    const {skip, open, close, bad} = match.groups ?? {};
    if (skip === undefined) {
      const kind = open ? 'open' : close ? 'close' : bad ? 'bad' : 'word';
      tokens.push({kind, text: match[0], line});
    }
    line += match[0].split('\n').length - 1;
  }
  return tokens;
}
