import {type Anchors, anchorPart} from './Anchors';
import {mergeAllOf} from './mergeAllOf';
import type {AnySchema, Schema} from './Schema';
import type {SchemaNode, ValueFacts} from './SchemaNode';
import {asText, boundsOf, boundsOfNames, typeOf} from './inWords';

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
  return {
    allowed: levels.flatMap((level) => level.enum ?? []).map(asText),
    meanings: Object.assign({}, ...levels.map(meaningsOf)),
    default: levels.filter((level) => level.default !== undefined).map((level) => asText(level.default))[0],
    examples: [...new Set(levels.flatMap(examplesOf).map(asText))],
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

function examplesOf({example, examples}: Schema): unknown[] {
  return [...(example === undefined ? [] : [example]), ...(Array.isArray(examples) ? examples : [])];
}

/** The named values in an object or a tuple: properties, patterns of names, and what any other name may hold. */
function childrenOf(schema: Schema, id: string, anchors: Anchors): SchemaNode[] {
  const inside = (child: AnySchema, name: string, required = false, part = name) =>
    describeSchema(child, {id: anchorInside(id, part), name, required}, anchors);
  const {properties = {}, patternProperties = {}, prefixItems = [], additionalProperties: rest} = schema;
  return [
    ...Object.entries(properties).map(([name, child]) =>
      inside(child, name, schema.required?.includes(name) ?? false),
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
