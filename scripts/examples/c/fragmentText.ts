import type {ExampleBlock} from '../ExampleBlock';
import {numbered} from './pageFiles';

const functionDefinition = /^\w[\w \t*]*\([^;]*\)\n\{/m;
/** A call, a control statement, or a variable that is neither static nor constant: only functions may hold them. */
const statement =
  /^(?:(?:if|for|while|do|switch|return)\b|\w+\(.*\);|(?!static\b|#).*= (?!sizeof).*\w\(|\w+(?:(?:\.|->)\w+)* = )/m;

/** Whether a piece of code belongs into a function. */
export function isStatements(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  if (functionDefinition.test(code)) return false;
  return /^[ \t]/.test(code) || statement.test(code);
}

/** A piece of code as a source file; statements are put into a function. */
export function fragmentText(block: ExampleBlock): string {
  const text = numbered(block);
  if (!isStatements(block.text)) return text;
  return `int example(void);\nint example(void)\n{\n${text}\nreturn 0;\n}`;
}
