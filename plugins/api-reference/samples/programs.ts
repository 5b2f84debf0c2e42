import upperFirst from 'lodash/upperFirst';
import type {Call} from './callOf';
import {type OutgoingBody, parsed, piecesOf, variableToken} from './shared/buildRequest';
import {inQuotes, languages} from './shared/languages';

/** How JavaScript and Python differ where they write values. */
const javascript = {
  indent: 2,
  words: {} as Record<string, string>,
  quote: languages.js.quote,
  /** A name in an object. */
  key: (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : languages.js.quote(name)),
  /** The name of a local variable, made of words in lower case. */
  name: ([first = '', ...rest]: string[]) => first + rest.map(upperFirst).join(''),
  /** A text with variables in it, between what it begins and ends with. */
  template: {begin: '`', end: '`'},
  hole: (name: string) => `\${${name}}`,
  part: (text: string) => inQuotes(text, '`').replaceAll('${', '\\${'),
};
type Syntax = typeof javascript;

const python: Syntax = {
  indent: 4,
  words: {null: 'None', true: 'True', false: 'False'},
  quote: languages.python.quote,
  key: languages.python.quote,
  name: (words) => words.join('_'),
  template: {begin: 'f"', end: '"'},
  hole: (name) => `{${name}}`,
  part: (text) => inQuotes(text, '"').replace(/[{}]/g, '$&$&'),
};

/** What both languages need of a call: its texts, its variables and its values as they are written. */
function writerOf({request, variables}: Call, syntax: Syntax) {
  const {indent, quote, key, name: nameOf, template, hole, part, words} = syntax;
  // `SKERRY_ORG_ID` is read into `org_id` where the first word of all of them names the product.
  const [product] = variables.map((one) => one.split('_')[0]);
  const isCommon = variables.length > 1 && variables.every((one) => one.startsWith(`${product}_`));
  const wordsOf = (variable: string) => variable.toLowerCase().split('_');
  const local = (variable: string) => nameOf(wordsOf(variable).slice(isCommon ? 1 : 0));
  const text = (value: string): string => {
    const only = variables.find((one) => value === variableToken(one));
    if (only) return local(only);
    const pieces = piecesOf(value, variables, (one) => hole(local(one)), part);
    return pieces.length < 2 ? quote(value) : `${template.begin}${pieces.join('')}${template.end}`;
  };
  const field = (name: string, entry: string) => `${key(name)}: ${entry}`;
  /** Entries between brackets: on one line where they fit into `width` characters, else each on its own. */
  const bracket = ([open = '', close = '']: '{}' | '[]', entries: string[], width = 60) => {
    const oneLine = `${open}${entries.join(', ')}${close}`;
    if (entries.length === 0 || (oneLine.length <= width && !oneLine.includes('\n'))) return oneLine;
    const lines = entries.map((entry) => `${' '.repeat(indent)}${hang(entry, indent)},\n`);
    return `${open}\n${lines.join('')}${close}`;
  };
  const value = (one: unknown): string => {
    if (typeof one === 'string') return quote(one);
    if (Array.isArray(one)) return bracket('[]', one.map(value));
    if (typeof one !== 'object' || one === null) return words[String(one)] ?? JSON.stringify(one);
    const entries = Object.entries(one).map(([name, entry]) => field(name, value(entry)));
    return bracket('{}', entries);
  };
  const headers = Object.entries(request.headers).map(([name, entry]) => field(name, text(entry)));
  return {local, text, value, field, bracket, headers};
}
type Writer = ReturnType<typeof writerOf>;

/** The call as a JavaScript module for Node.js. */
export function javascriptSample(call: Call): string {
  const {request, variables, answer} = call;
  const {method, url, basic, body} = request;
  const writer = writerOf(call, javascript);
  const {local, text, value, field, bracket, headers} = writer;
  const fill = body?.kind === 'multipart' ? body.parts : [];
  const fs = [
    ...(fill.some(({fileName}) => fileName) ? ["import {openAsBlob} from 'node:fs';"] : []),
    ...(body?.kind === 'file' ? ["import {readFile} from 'node:fs/promises';"] : []),
    ...(answer.kind === 'file' ? ["import {writeFile} from 'node:fs/promises';"] : []),
  ];
  const reads = variables.map((name) => `const ${local(name)} = ${languages.js.read(name)};`);
  const form = fill.map(({name, text: one = '', type, fileName}) => {
    const part = fileName
      ? `await openAsBlob(${value(fileName)}), ${value(fileName)}`
      : type
        ? `new Blob([${value(one)}], {type: ${value(type)}})`
        : value(one);
    return `body.append(${value(name)}, ${part});`;
  });
  if (basic)
    headers.unshift(field('Authorization', `\`Basic \${btoa(${text(`${basic.user}:${basic.password}`)})}\``));
  // The other kinds name themselves.
  if (body && ['json', 'text', 'file'].includes(body.kind))
    headers.push(field('Content-Type', value(body.mediaType)));
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: ${bracket('{}', headers)}`] : []),
    ...(body ? [javascriptBody(body, writer)] : []),
  ];
  const argument = options.length > 0 ? `, ${bracket('{}', options, 0)}` : '';
  return [
    ...paragraphs(fs, reads, form.length > 0 ? ['const body = new FormData();', ...form] : []),
    `const response = await fetch(${text(url)}${argument});`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: part of the sample
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    // Node.js prints nested values as `[Object]`, and stops after 100 entries of a list.
    ...{
      json: ['console.log(JSON.stringify(await response.json(), null, 2));'],
      text: ['console.log(await response.text());'],
      file: [`await writeFile('${answer.file}', response.body);`],
      none: ['console.log(response.status);'],
    }[answer.kind],
    ...(answer.nextPage ? [`console.log('Next page:', response.headers.get('${answer.nextPage}'));`] : []),
  ].join('\n');
}

function javascriptBody(body: OutgoingBody, {value}: Writer): string {
  if (body.kind === 'json') return `body: JSON.stringify(${value(parsed(body.text))})`;
  if (body.kind === 'text') return `body: ${value(body.text)}`;
  if (body.kind === 'form') return `body: new URLSearchParams(${value(fieldsOf(body.fields))})`;
  return body.kind === 'file' ? `body: await readFile(${value(body.fileName)})` : 'body';
}

/** The call as a Python program with `requests`. */
export function pythonSample(call: Call): string {
  const {request, variables, answer} = call;
  const {method, url, basic, body} = request;
  const writer = writerOf(call, python);
  const {local, text, value, field, bracket, headers} = writer;
  // The other kinds name themselves.
  if (body && !/^application\/json(?:;|$)|^multipart|x-www-form/.test(body.mediaType))
    headers.push(field('Content-Type', value(body.mediaType)));
  const lines = [
    text(url),
    ...(headers.length > 0 ? [`headers=${bracket('{}', headers)}`] : []),
    ...(basic ? [`auth=(${text(basic.user)}, ${text(basic.password)})`] : []),
    ...(body ? [pythonBody(body, writer)] : []),
    'timeout=30',
  ];
  const known = /^(?:GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH)$/.test(method);
  return [
    ...paragraphs(
      variables.length > 0 ? ['import os'] : [],
      ['import requests'],
      variables.map((name) => `${local(name)} = ${languages.python.read(name)}`),
    ),
    known ? `response = requests.${method.toLowerCase()}(` : `response = requests.request(\n    "${method}",`,
    ...lines.map((line) => `    ${hang(line, 4)},`),
    ')',
    'response.raise_for_status()',
    ...{
      json: ['print(response.json())'],
      text: ['print(response.text)'],
      file: [`with open("${answer.file}", "wb") as file:`, '    file.write(response.content)'],
      none: ['print(response.status_code)'],
    }[answer.kind],
    ...(answer.nextPage ? [`print("Next page:", response.headers.get("${answer.nextPage}"))`] : []),
  ].join('\n');
}

function pythonBody(body: OutgoingBody, {value, bracket}: Writer): string {
  if (body.kind === 'form') return `data=${value(fieldsOf(body.fields))}`;
  if (body.kind === 'file') return `data=open(${value(body.fileName)}, "rb")`;
  if (body.kind === 'multipart') {
    const parts = body.parts.map(({name, text = '', type, fileName}) => {
      const content = fileName
        ? `open(${value(fileName)}, "rb")`
        : `(None, ${value(text)}${type ? `, ${value(type)}` : ''})`;
      return `(${value(name)}, ${content})`;
    });
    return `files=${bracket('[]', parts)}`;
  }
  return body.kind === 'json' ? `json=${value(parsed(body.text))}` : `data=${value(body.text)}.encode()`;
}

/** Fields as an object, or as pairs where a name comes twice. */
function fieldsOf(fields: [name: string, text: string][]): unknown {
  const object = Object.fromEntries(fields);
  return Object.keys(object).length === fields.length ? object : fields;
}

/** Lines with an empty one after each group that has any. */
function paragraphs(...groups: string[][]): string[] {
  return groups.filter((lines) => lines.length > 0).flatMap((lines) => [...lines, '']);
}

/** Lines with so many spaces before each but the first, which stands behind something. */
function hang(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
