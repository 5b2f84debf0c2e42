import uniq from 'lodash/uniq';
import {type Anchors, anchorPart} from './Anchors';
import {asText, boundsOf, boundsOfNames, typeOf} from './inWords';
import {mergeAllOf} from './mergeAllOf';
import type {AnySchema, Schema} from './Schema';

/** What a value may be. */
export interface ValueFacts {
  allowed: string[];
  /** What the values allowed mean, where the file says so. */
  meanings?: Record<string, string>;
  default?: string;
  /** Texts as they are, everything else as JSON. */
  examples: string[];
}

/** What a reader is told of one property, parameter, header or body; the model behind its HTML. */
export interface SchemaNode extends ValueFacts {
  /** Anchor, unique in the page: `response-200.devices.id`; a body has that of its heading. */
  id: string;
  /** Name in the payload; undefined for a body as a whole. */
  name?: string;
  /** Type in words: `string (uuid)`, `integer | null`, `object[]`. */
  type: string;
  required: boolean;
  deprecated: boolean;
  access?: 'read-only' | 'write-only';
  /** As an alternative: the property that tells which one it is, and its values for this one. */
  discriminatorValues?: {property: string; values: string[]};
  /** Pages that show parts of it, where they do not stand below it. */
  elsewhere: NonNullable<Schema['elsewhere']>;
  /** Markdown, one text for the value and one for each level of items. */
  descriptions: string[];
  /** Bounds in words: `at least 10`, `at most 250 characters`, `each item at least 10`. */
  bounds: string[];
  /** What the items of an array may be, and theirs. */
  items: ValueFacts;
  children: SchemaNode[];
  alternatives: Array<{label: string; options: SchemaNode[]}>;
}

/** The anchor of something with a name inside something else. */
export function anchorInside(id: string, name: string): string {
  return `${id}.${anchorPart(name)}`;
}

/**
 * Describes a value, its parts and theirs.
 *
 * @param place its name and the anchor wanted; a body, which has no name, has that of its heading
 */
export function describeSchema(
  schema: AnySchema,
  {id: wanted, name, required = false}: {id: string; name?: string; required?: boolean},
  anchors: Anchors,
): SchemaNode {
  const id = name === undefined ? wanted : anchors.take(wanted);
  // An array is described by its items: their properties stand directly below it.
  const [whole, ...items] = levelsOf(typeof schema === 'object' ? schema : {});
  const levels = [whole, ...items];
  const inner = items.at(-1) ?? whole;
  return {
    id,
    name,
    type: typeOf(schema),
    required,
    deprecated: whole.deprecated ?? false,
    access: whole.readOnly ? 'read-only' : whole.writeOnly ? 'write-only' : undefined,
    descriptions: [...new Set(levels.flatMap(({description}) => description ?? []))],
    bounds: [
      ...boundsOf(whole),
      ...items.flatMap(boundsOf).map((bound) => `each item ${bound}`),
      ...levels.flatMap(boundsOfNames),
    ],
    ...factsOf([whole]),
    items: factsOf(items),
    elsewhere: inner.elsewhere ?? [],
    children: childrenOf(inner, id, anchors),
    alternatives: alternativesOf(inner, id, anchors),
  };
}

function factsOf(levels: Schema[]): ValueFacts {
  const texts = (values: unknown[]) => uniq(values.filter((one) => one !== undefined).map(asText));
  return {
    allowed: levels.flatMap((level) => level.enum ?? []).map(asText),
    meanings: Object.assign({}, ...levels.map(meaningsOf)),
    default: texts(levels.map((level) => level.default))[0],
    examples: texts(levels.flatMap(({example, examples = []}) => [example, ...examples])),
  };
}

function meaningsOf({enum: values = [], 'x-enumDescriptions': told = {}}: Schema): Record<string, string> {
  if (!Array.isArray(told)) return told;
  return Object.fromEntries(
    values.flatMap((value, index) => (told[index] ? [[asText(value), told[index]]] : [])),
  );
}

/** The schema and, for an array, that of its items, and of theirs; `allOf` merged in each. */
function levelsOf(schema: Schema): [Schema, ...Schema[]] {
  const whole = mergeAllOf(schema);
  return typeof whole.items === 'object' ? [whole, ...levelsOf(whole.items)] : [whole];
}

/** The named values in an object or a tuple: properties, patterns of names, and what any other name may hold. */
function childrenOf(schema: Schema, id: string, anchors: Anchors): SchemaNode[] {
  const inside = (child: AnySchema, name: string, required = false, part = name) =>
    describeSchema(child, {id: anchorInside(id, part), name, required}, anchors);
  const {properties = {}, patternProperties = {}, prefixItems = [], additionalProperties: rest} = schema;
  return [
    ...Object.entries(properties).map(([name, child]) =>
      inside(child, name, schema.required?.includes(name)),
    ),
    ...Object.entries(patternProperties).map(([pattern, child]) => inside(child, `/${pattern}/`)),
    ...prefixItems.map((child, index) => inside(child, `[${index}]`)),
    ...(typeof rest === 'object' ? [inside(rest, '<key>', false, 'key')] : []),
  ];
}

/** The alternatives of a schema, each under its title or a number. */
function alternativesOf(schema: Schema, id: string, anchors: Anchors): SchemaNode['alternatives'] {
  const {discriminator, oneOf = [], anyOf = [], allOf = []} = schema;
  const told = discriminator ? `, told apart by \`${discriminator.propertyName}\`` : '';
  const describe = (option: AnySchema, index: number): SchemaNode => {
    const {title, discriminatorValues: values = []} = typeof option === 'object' ? option : {};
    const name = title ?? `Option ${index + 1}`;
    const node = describeSchema(option, {id: anchorInside(id, name), name}, anchors);
    if (!discriminator || values.length === 0) return node;
    return {...node, discriminatorValues: {property: discriminator.propertyName, values}};
  };
  return [
    {label: `One of${told}`, options: oneOf.map(describe)},
    {label: `Any of${told}`, options: anyOf.map(describe)},
    // What could be made one is one by now.
    {label: 'All of, which contradict each other', options: allOf.map(describe)},
  ].filter(({options}) => options.length > 0);
}

type Parts = Pick<SchemaNode, 'children' | 'alternatives'>;

/** How many properties and alternatives a node holds, at all levels. */
export function countInside(node: Parts): number {
  return insideOf(node).reduce((sum, child) => sum + 1 + countInside(child), 0);
}

/** The properties and alternatives directly in a node. */
export function insideOf({children, alternatives}: Parts): SchemaNode[] {
  return [...children, ...alternatives.flatMap(({options}) => options)];
}

/** A value without the parts that do not go its way: read-only ones in a request, write-only ones in an answer. */
export function withoutAccess(node: SchemaNode, access: SchemaNode['access']): SchemaNode {
  if (access === undefined) return node;
  const kept = (nodes: SchemaNode[]) =>
    nodes.filter((one) => one.access !== access).map((one) => withoutAccess(one, access));
  return {
    ...node,
    children: kept(node.children),
    alternatives: node.alternatives.map(({label, options}) => ({label, options: kept(options)})),
  };
}
