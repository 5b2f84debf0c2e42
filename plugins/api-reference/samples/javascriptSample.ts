import {type Call, type Piece, variablesOf} from './Call';
import {bracket} from './indent';
import {inQuotes, readVariable, writeText} from './shared/literals';

/** An object that is wider than this stands on several lines. */
const layout = {width: 60, indent: 2};

/** The call as a JavaScript module for Node.js. */
export function javascriptSample(call: Call): string {
  const {method, url, json, form, text, answer} = call;
  const headers = [
    ...call.headers.map(({name, value}) => [name, textOf(value)]),
    ...(json === undefined ? [] : [['Content-Type', "'application/json'"]]),
  ].map(([name = '', value]) => `${key(name)}: ${value}`);
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: ${bracket('{}', headers, layout)}`] : []),
    ...(json === undefined ? [] : [`body: JSON.stringify(${javascriptValue(json)})`]),
    ...(form === undefined ? [] : [`body: new URLSearchParams(${javascriptValue(form)})`]),
    ...(text === undefined ? [] : [`body: ${writeText.js(text)}`]),
  ];
  const argument = options.length > 0 ? `, ${bracket('{}', options, {...layout, width: 0})}` : '';
  return [
    ...(answer.kind === 'file' ? ["import {writeFile} from 'node:fs/promises';", ''] : []),
    ...variablesOf(call).map((name) => `const ${localName(name)} = ${readVariable.js(name)};`),
    '',
    `const response = await fetch(${textOf(url)}${argument});`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: part of the sample
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    ...answerLines(answer),
  ].join('\n');
}

/** A JSON value as it is written in JavaScript. */
export function javascriptValue(value: unknown): string {
  if (typeof value === 'string') return writeText.js(value);
  if (Array.isArray(value)) return bracket('[]', value.map(javascriptValue), layout);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, entry]) => `${key(name)}: ${javascriptValue(entry)}`);
  return bracket('{}', entries, layout);
}

function answerLines({kind, file, nextPage}: Call['answer']): string[] {
  const lines = {
    // Node.js prints nested values as `[Object]`, and stops after 100 entries of a list.
    json: ['console.log(JSON.stringify(await response.json(), null, 2));'],
    text: ['console.log(await response.text());'],
    file: [`await writeFile('${file}', response.body);`],
    none: ['console.log(response.status);'],
  }[kind];
  return [...lines, ...(nextPage ? [`console.log('Next page:', response.headers.get('${nextPage}'));`] : [])];
}

function textOf(pieces: Piece[]): string {
  const [only] = pieces;
  if (pieces.length === 1 && only)
    return 'variable' in only ? localName(only.variable) : writeText.js(only.text);
  return `\`${pieces
    .map((piece) =>
      'variable' in piece
        ? `\${${localName(piece.variable)}}`
        : inQuotes(piece.text, '`').replaceAll('${', '\\${'),
    )
    .join('')}\``;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : writeText.js(name);
}

/** `SKERRY_ORG_ID` is read into `orgId`: the first word names the product. */
function localName(variable: string): string {
  const [first = '', ...rest] = variable.toLowerCase().split('_').slice(1);
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
