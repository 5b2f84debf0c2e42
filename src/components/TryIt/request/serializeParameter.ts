import type {Parameter} from '../operation/Operation';

/** Delimiters of the styles that put a list into one text. */
const delimiters: Record<string, string> = {form: ',', simple: ',', spaceDelimited: ' ', pipeDelimited: '|'};

/** A value in a path, encoded for it. */
export function inPath({style, explode, name}: Parameter, value: unknown): string {
  const encoded = (one: unknown) => encodeURIComponent(String(one));
  if (style === 'label')
    return `.${parts(value, explode)
      .map(encoded)
      .join(explode ? '.' : ',')}`;
  if (style === 'matrix') return `;${name}=${parts(value, explode).map(encoded).join(',')}`;
  return parts(value, explode).map(encoded).join(',');
}

/** A value in a query: names and texts, not encoded yet. */
export function inQuery({style, explode, name}: Parameter, value: unknown): [name: string, text: string][] {
  if (style === 'deepObject' && isObject(value)) {
    return Object.entries(value).map(([key, one]) => [`${name}[${key}]`, text(one)]);
  }
  if (explode && Array.isArray(value)) return value.map((one) => [name, text(one)]);
  if (explode && isObject(value)) return Object.entries(value).map(([key, one]) => [key, text(one)]);
  return [[name, parts(value, false).join(delimiters[style] ?? ',')]];
}

/** A value in a header. */
export function inHeader({explode}: Parameter, value: unknown): string {
  return parts(value, explode).join(',');
}

/** The texts that a value consists of; an object is its keys and values, in turn or joined by `=`. */
function parts(value: unknown, explode: boolean): string[] {
  if (Array.isArray(value)) return value.map(text);
  if (!isObject(value)) return [text(value)];
  return Object.entries(value).flatMap(([key, one]) =>
    explode ? [`${key}=${text(one)}`] : [key, text(one)],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
