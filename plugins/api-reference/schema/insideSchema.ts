import type {Anchors} from './Anchors';
import {anchorInside, describeNamed} from './describeSchema';
import type {Schema, SchemaOrName} from './Schema';
import type {SchemaNode} from './SchemaNode';
import {recursionName} from './typeOf';

/** The named values in an object or a tuple: properties, patterns of names, and what any other name may hold. */
export function childrenOf(schema: Schema, id: string, anchors: Anchors): SchemaNode[] {
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
export function alternativesOf(schema: Schema, id: string, anchors: Anchors): SchemaNode['alternatives'] {
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
              const values = typeof option === 'object' ? (option.chosenBy ?? []) : [];
              if (!discriminator || values.length === 0) return node;
              return {...node, chosenBy: {property: discriminator.propertyName, values}};
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
