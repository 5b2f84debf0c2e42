import {asDictionary} from '../operation/followReference';
import type {Schema} from '../operation/Operation';

/** Type, bounds and default of a value in one line: `integer, 10 to 1000, default 250`. */
export function describeLimits(schema: Schema): string {
  const {format, minimum, maximum, minLength, maxLength, maxItems, default: preset} = schema;
  const [type] = [schema.type].flat();
  if (type === 'array') {
    const each = describeLimits(asDictionary(schema.items));
    return ['one value a line', maxItems !== undefined && `at most ${maxItems}`, each && `each ${each}`]
      .filter(Boolean)
      .join(', ');
  }
  return [
    format ?? (type === 'string' || type === 'boolean' ? undefined : type),
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    preset !== undefined && `default ${String(preset)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function range(least: unknown, most: unknown, unit: string): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (least !== undefined) return `at least ${least}${unit}`;
  return most === undefined ? undefined : `at most ${most}${unit}`;
}
