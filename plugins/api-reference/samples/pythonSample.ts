import {type Call, type Piece, variablesOf} from './Call';
import {bracket, hang} from './indent';
import {inQuotes, readVariable, writeText} from './shared/literals';

/** A dictionary that is wider than this stands on several lines. */
const layout = {width: 60, indent: 4};

/** The call as a Python program with `requests`. */
export function pythonSample(call: Call): string {
  const {method, url, headers, json, form, text, answer} = call;
  const entries = headers.map(({name, value}) => `${writeText.python(name)}: ${textOf(value)}`);
  const named: Array<[name: string, value: string | undefined]> = [
    ['headers', entries.length > 0 ? bracket('{}', entries, layout) : undefined],
    ['json', json === undefined ? undefined : pythonValue(json)],
    ['data', form === undefined ? undefined : pythonValue(form)],
    ['data', text === undefined ? undefined : writeText.python(text)],
    ['timeout', '30'],
  ];
  const lines = [textOf(url), ...named.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))];
  return [
    'import os',
    '',
    'import requests',
    '',
    ...variablesOf(call).map((name) => `${localName(name)} = ${readVariable.python(name)}`),
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...lines.map((line) => `    ${hang(line, 4)},`),
    ')',
    'response.raise_for_status()',
    ...answerLines(answer),
  ].join('\n');
}

/** A JSON value as it is written in Python. */
export function pythonValue(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return writeText.python(value);
  if (Array.isArray(value)) return bracket('[]', value.map(pythonValue), layout);
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, entry]) => `${writeText.python(name)}: ${pythonValue(entry)}`,
  );
  return bracket('{}', entries, layout);
}

function answerLines({kind, file, nextPage}: Call['answer']): string[] {
  const lines = {
    json: ['print(response.json())'],
    text: ['print(response.text)'],
    file: [`with open("${file}", "wb") as file:`, '    file.write(response.content)'],
    none: ['print(response.status_code)'],
  }[kind];
  return [...lines, ...(nextPage ? [`print("Next page:", response.headers.get("${nextPage}"))`] : [])];
}

function textOf(pieces: Piece[]): string {
  const [only] = pieces;
  if (pieces.length === 1 && only) {
    return 'variable' in only ? localName(only.variable) : writeText.python(only.text);
  }
  const parts = pieces.map((piece) =>
    'variable' in piece
      ? `{${localName(piece.variable)}}`
      : inQuotes(piece.text, '"').replace(/[{}]/g, '$&$&'),
  );
  return `f"${parts.join('')}"`;
}

/** `SKERRY_ORG_ID` is read into `org_id`: the first word names the product. */
function localName(variable: string): string {
  return variable.toLowerCase().split('_').slice(1).join('_');
}
