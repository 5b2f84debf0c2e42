import {HTTPSnippet} from '@readme/httpsnippet';
import mapValues from 'lodash/mapValues';
import type {Call} from './callOf';
import {javascriptSample, pythonSample} from './programs';
import {piecesOf} from './shared/buildRequest';
import {curlCommand} from './shared/curlCommand';
import {type Language, languages, type SampleLanguage} from './shared/languages';

/** A call in each language; httpsnippet, whose samples look at no status and have secrets in them, writes what we do not. */
export function samplesOf(call: Call): Record<SampleLanguage, string> {
  const {answer, request, variables} = call;
  const {kind, file, nextPage} = answer;
  const options = [nextPage ? '--include' : '', kind === 'file' ? `--fail --output ${file}` : ''].filter(
    Boolean,
  );
  return mapValues(languages, (language, name) => {
    if ('snippet' in language) return snippetOf(call, language);
    if (name === 'bash') return curlCommand(request, variables, options);
    return name === 'js' ? javascriptSample(call) : pythonSample(call);
  });
}

/** A call as httpsnippet writes it: with placeholders, for which come expressions and texts of the language. */
function snippetOf(call: Call, {read, quote, snippet}: Required<Omit<Language, 'grammars'>>): string {
  const {request, variables} = call;
  const {plus = '+', base64, complete, target, block = quote} = snippet;
  const quoted = (text: string) => (text.includes('\n') ? block(text) : quote(text));
  const written: string[] = [];
  const hold = (expression: string) => `zz${written.push(expression) - 1}zz`;
  const expression = (text: string) => piecesOf(text, variables, read, quoted).join(` ${plus} `) || quote('');
  const {method, url, headers, basic, body} = request;
  const pairs = Object.entries(headers).map(([name, text]) => ({name, value: hold(expression(text))}));
  if (basic) {
    const secret = base64(expression(`${basic.user}:${basic.password}`));
    pairs.unshift({name: 'Authorization', value: hold(`${quote('Basic ')} ${plus} ${secret}`)});
  }
  if (body && body.kind !== 'multipart') pairs.push({name: 'Content-Type', value: body.mediaType});
  const code = new HTTPSnippet({
    method,
    url: `https://${hold(expression(url))}.invalid`,
    headers: pairs,
    ...(body && {
      postData:
        body.kind === 'multipart'
          ? {
              mimeType: 'multipart/form-data',
              params: body.parts.map(({name, text = '', type, fileName}) => ({
                name,
                value: hold(quote(fileName ? `(what is in ${fileName})` : text)),
                ...(fileName && {fileName, contentType: 'application/octet-stream'}),
                ...(type && {contentType: type}),
              })),
            }
          : {mimeType: hold(quote(body.mediaType)), text: hold(expression(textOf(body)))},
    }),
  } as never).convert(...(target as unknown as ['go', 'native']));
  const apart = String(code)
    .replaceAll(/https:\/\/(zz\d+zz)\.invalid\/?/g, '$1')
    // A placeholder that is a whole text, and one within a text.
    .replaceAll(/(["'])zz(\d+)zz\1/g, '\ue000$2\ue001')
    .replaceAll(/zz(\d+)zz/g, `" ${plus} \ue000$1\ue001 ${plus} "`)
    .replaceAll(` ${plus} ""`, '');
  return complete(apart, written.join('\n'))
    .replaceAll(/\ue000(\d+)\ue001/g, (_, index) => written[Number(index)] ?? '')
    .trim();
}

/** A body that is no form of parts, as text. */
function textOf(body: NonNullable<Call['request']['body']>): string {
  if (body.kind === 'form') return new URLSearchParams(body.fields).toString();
  if (body.kind === 'file') return `(what is in ${body.fileName})`;
  return 'text' in body ? body.text : '';
}
