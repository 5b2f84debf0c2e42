import {type OutputUnit, type Schema, Validator} from '@cfworker/json-schema';
import leven from 'leven';
import {notCallable} from '../delivery/canBeCalled';
import type {JsonSchema} from '../document/OpenApiDocument';
import {unescaped, valueAt} from '../document/resolveReference';

/** Keywords whose errors only repeat that something below them is wrong. */
const structural = new Set(['$ref', 'properties', 'items', 'additionalProperties', 'propertyNames', 'oneOf']);

/**
 * What an error adds to a name that nothing has: the known name that was likely meant, with a space in front; nothing
 * when none shares half of its letters.
 */
export function meant(name: string, known: readonly string[]): string {
  // The time for a comparison grows with the length.
  if (name.length > 64) return '';
  const [nearest] = known
    .map((candidate) => ({candidate, distance: leven(name, candidate)}))
    .filter(({candidate, distance}) => distance <= Math.max(name.length, candidate.length) / 2)
    .sort((left, right) => left.distance - right.distance);
  return nearest ? ` Did you mean ${nearest.candidate}?` : '';
}

/** A name as it stands, or in quotes where it could be taken for words of a sentence. */
export function quoted(name: string): string {
  return /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
}

function list(values: unknown[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

/** Name of a field: `/names/0` of the body is `names[0]`, and a parameter keeps its own name. */
function fieldName(pointer: string, label: string | undefined): string {
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${quoted(unescaped(part))}`))
    .join('');
  return (label ? `${label}${path}` : path.replace(/^\./, '')) || 'The request body';
}

const sentences: Record<string, (field: string, expected: unknown) => string> = {
  type: (field, type) => `${field} must be of type ${list([type].flat())}.`,
  enum: (field, values) => `${field} must be ${list(values as unknown[])}.`,
  const: (field, value) => `${field} must be ${value}.`,
  minimum: (field, bound) => `${field} must be at least ${bound}.`,
  maximum: (field, bound) => `${field} must be at most ${bound}.`,
  maxLength: (field, bound) => `${field} can have at most ${bound} characters.`,
  minItems: (field, bound) => `${field} must have at least ${bound} items.`,
  maxItems: (field, bound) => `${field} can have at most ${bound} items.`,
  uniqueItems: (field) => `${field} cannot hold an item twice.`,
  maxProperties: (field, bound) =>
    `${field} can have at most ${bound} ${/tags/.test(field) ? 'tags' : 'entries'}.`,
  minProperties: () => 'At least one field to change is required.',
  format: (field, format) => `${field} must be a valid ${format}.`,
  pattern: (field, pattern) => {
    if (pattern === '^between:\\d+:\\d+$') return `${field} must have the form between:after:before.`;
    return /^\^https:/.test(String(pattern)) ? notCallable(field) : `${field} must match ${pattern}.`;
  },
};

/** A sentence about a field that its object does not have; `object` is the error of that object, in front of its own. */
function describeUnknown(unknown: OutputUnit, object: OutputUnit, schema: JsonSchema, label?: string) {
  const {properties = {}} = valueAt(schema, object.keywordLocation.replace(/\/[^/]*$/, '')) as JsonSchema;
  const name = unescaped(unknown.instanceLocation.slice(unknown.instanceLocation.lastIndexOf('/') + 1));
  const field = fieldName(unknown.instanceLocation.slice(1), label);
  return `${field} is not a field of this request.${meant(name, Object.keys(properties as object))}`;
}

function describe(fault: OutputUnit, schema: JsonSchema, label?: string) {
  const {keyword, keywordLocation, instanceLocation, error} = fault;
  const field = fieldName(instanceLocation.replace(/^#/, ''), label);
  if (keyword === 'required') {
    const name = /"(.*)"/.exec(error)?.[1] ?? '';
    return `${instanceLocation === '#' && !label ? name : `${field}.${name}`} is required.`;
  }
  const expected = valueAt(schema, keywordLocation);
  if (keywordLocation.includes('/propertyNames/')) {
    const map = fieldName(instanceLocation.slice(1, instanceLocation.lastIndexOf('/')), label);
    return `${map} can only have keys of at most ${expected} characters.`;
  }
  return sentences[keyword]?.(field, expected) ?? `${field}: ${error}`;
}

type Branch = JsonSchema & {properties?: object};

/** Describes a body against the branch of a `oneOf` that knows most of its fields. */
function describeBranch(value: object, branches: Branch[], label?: string): string {
  const isKnown = (field: string, {properties = {}}: Branch) => field in properties;
  const known = (branch: Branch) => Object.keys(value).filter((field) => isKnown(field, branch)).length;
  const [closest, ...others] = [...branches].sort((left, right) => known(right) - known(left));
  const foreign = Object.keys(value).filter((field) => !isKnown(field, closest));
  const combined = others.flatMap((branch) => foreign.find((field) => isKnown(field, branch)) ?? [])[0];
  if (combined && known(closest) > 0) {
    const alone = branches
      .map(({properties = {}}) => Object.keys(properties))
      .find(({length}) => length === 1);
    return `${alone?.[0] ?? combined} cannot be combined with other fields.`;
  }
  return describeProblem(value, closest, label) ?? 'The request body matches more than one form.';
}

/**
 * One sentence about the first thing in a value that its schema refuses, naming the field; undefined for a valid value.
 * `label` names a value that is not a body, such as a parameter.
 */
export function describeProblem(value: unknown, schema: JsonSchema, label?: string): string | undefined {
  const {errors} = new Validator(schema as Schema, '2020-12', false).validate(value);
  if (errors.length === 0) return undefined;
  if (Array.isArray(schema.oneOf) && typeof value === 'object' && value !== null) {
    return describeBranch(value, schema.oneOf, label);
  }
  // A misspelled name first: it may also be why a required field is missing.
  const unknown = errors.findIndex(({keyword}) => keyword === 'false');
  if (unknown > 0) return describeUnknown(errors[unknown], errors[unknown - 1], schema, label);
  const cause = errors.find(({keyword}) => !structural.has(keyword)) ?? errors[0];
  return describe(cause, schema, label);
}
