import type {Parameter} from '../operation/Operation';

/** A parameter's value in the type of its schema; text that has no such value stays text, for the schema to refuse. */
export function readValue({schema}: Parameter, text: string): unknown {
  const [type] = [schema.type].flat();
  if (type === 'array') return lines(text).map((line) => typed(line, itemType(schema.items)));
  if (type === 'object') return parsed(text);
  return typed(text, type);
}

/** The values of a list, which stand on a line each. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function itemType(items: unknown): unknown {
  return typeof items === 'object' && items !== null
    ? [(items as {type?: unknown}).type].flat()[0]
    : undefined;
}

function typed(text: string, type: unknown): unknown {
  const trimmed = text.trim();
  if (type === 'integer' || type === 'number') {
    return /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed) ? Number(trimmed) : text;
  }
  if (type === 'boolean') return trimmed === 'true' ? true : trimmed === 'false' ? false : text;
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
