import {type Anchors, anchorPart} from './Anchors';
import {mergeAllOf} from './mergeAllOf';
import type {Schema, SchemaOrName} from './Schema';
import type {SchemaNode, ValueFacts} from './SchemaNode';
import {asText, boundsOf, boundsOfNames, recursionName, typeOf} from './inWords';

/** Which value a node describes. */
export interface Place {
  /** The anchor that the node has, or where those of its parts begin. */
  id: string;
  name?: string;
  required?: boolean;
}

/** Describes a schema that stands under a heading, whose anchor it shares. */
export function describeBody(schema: SchemaOrName, id: string, anchors: Anchors): SchemaNode {
  return {...describe(schema, {id}, anchors), id: undefined};
}

/** Describes a value that has a name, and an anchor of its own. */
export function describeNamed(schema: SchemaOrName, place: Place, anchors: Anchors): SchemaNode {
  const id = anchors.take(place.id);
  return describe(schema, {...place, id}, anchors);
}

/** The anchor of something with a name inside something else. */
export function anchorInside(id: string, name: string): string {
  return `${id}.${anchorPart(name)}`;
}

function describe(schema: SchemaOrName, {id, name, required = false}: Place, anchors: Anchors): SchemaNode {
  const node: SchemaNode = {
    id,
    name,
    type: typeOf(schema),
    required,
    deprecated: false,
    descriptions: [],
    bounds: [],
    allowed: [],
    examples: [],
    elsewhere: [],
    children: [],
    alternatives: [],
  };
  if (typeof schema === 'string') return {...node, type: recursionName(schema)};
  if (typeof schema === 'boolean') return node;
  // An array is described by its items: their properties stand directly below it.
  const [whole = {}, ...items] = levelsOf(schema);
  const levels = [whole, ...items];
  const inner = levels.at(-1) ?? whole;
  return {
    ...node,
    deprecated: whole.deprecated ?? false,
    access: whole.readOnly ? 'read-only' : whole.writeOnly ? 'write-only' : undefined,
    descriptions: [...new Set(levels.flatMap(({description}) => description ?? []))],
    bounds: [
      ...boundsOf(whole),
      ...items.flatMap(boundsOf).map((bound) => `each item ${bound}`),
      ...levels.flatMap(boundsOfNames),
    ],
    ...factsOf([whole]),
    ...(items.length > 0 && {items: factsOf(items)}),
    elsewhere: inner.elsewhere ?? [],
    children: childrenOf(inner, id, anchors),
    alternatives: alternativesOf(inner, id, anchors),
  };
}

function factsOf(levels: Schema[]): ValueFacts {
  return {
    allowed: levels.flatMap((level) => level.enum ?? []).map(asText),
    meanings: Object.assign({}, ...levels.map(meaningsOf)),
    default: levels.filter((level) => level.default !== undefined).map((level) => asText(level.default))[0],
    examples: [...new Set(levels.flatMap(examplesOf).map(asText))],
  };
}

/** What the values of a schema's `enum` mean. */
function meaningsOf({enum: values = [], 'x-enumDescriptions': told = {}}: Schema): Record<string, string> {
  if (!Array.isArray(told)) return told;
  return Object.fromEntries(
    values.flatMap((value, index) => (told[index] ? [[asText(value), told[index]]] : [])),
  );
}

/** The schema and, for an array, that of its items, and of theirs; `allOf` merged in each. */
function levelsOf(schema: Schema): Schema[] {
  const whole = mergeAllOf(schema);
  return typeof whole.items === 'object' ? [whole, ...levelsOf(whole.items)] : [whole];
}

function examplesOf({example, examples}: Schema): unknown[] {
  return [...(example === undefined ? [] : [example]), ...(Array.isArray(examples) ? examples : [])];
}

/** The named values in an object or a tuple: properties, patterns of names, and what any other name may hold. */
function childrenOf(schema: Schema, id: string, anchors: Anchors): SchemaNode[] {
  const inside = (child: SchemaOrName, name: string, required = false, part = name) =>
    describeNamed(child, {id: anchorInside(id, part), name, required}, anchors);
  const {properties = {}, patternProperties = {}, prefixItems = [], additionalProperties: rest} = schema;
  return [
    ...Object.entries(properties).map(([name, child]) =>
      inside(child, name, schema.required?.includes(name) ?? false),
    ),
    ...Object.entries(patternProperties).map(([pattern, child]) => inside(child, `/${pattern}/`)),
    ...prefixItems.map((child, index) => inside(child, `[${index}]`)),
    ...(typeof rest === 'object' || typeof rest === 'string' ? [inside(rest, '<key>', false, 'key')] : []),
  ];
}

/** The alternatives of a schema, each under its title or a number. */
function alternativesOf(schema: Schema, id: string, anchors: Anchors): SchemaNode['alternatives'] {
  const {discriminator, oneOf, anyOf, allOf} = schema;
  const told = discriminator ? `, told apart by \`${discriminator.propertyName}\`` : '';
  return [
    {label: `One of${told}`, options: oneOf},
    {label: `Any of${told}`, options: anyOf},
    // What could be made one is one by now.
    {label: 'All of, which contradict each other', options: allOf},
  ].flatMap(({label, options}) =>
    options
      ? [
          {
            label,
            options: options.map((option, index) => {
              const name = nameOf(option) ?? `Option ${index + 1}`;
              const node = describeNamed(option, {id: anchorInside(id, name), name}, anchors);
              const values = typeof option === 'object' ? (option.discriminatorValues ?? []) : [];
              if (!discriminator || values.length === 0) return node;
              return {...node, discriminatorValues: {property: discriminator.propertyName, values}};
            }),
          },
        ]
      : [],
  );
}

function nameOf(option: SchemaOrName): string | undefined {
  if (typeof option === 'string') return recursionName(option);
  return typeof option === 'object' ? option.title : undefined;
}
