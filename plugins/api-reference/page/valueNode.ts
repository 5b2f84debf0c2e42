import type {Anchors} from '../schema/Anchors';
import {anchorInside, describeNamed} from '../schema/describeSchema';
import type {Schema} from '../schema/Schema';
import type {SchemaNode} from '../schema/SchemaNode';
import type {DescribedValue, Parameter} from './OperationItem';

/**
 * A parameter or header: what it says of itself goes before what its schema says.
 *
 * @param group anchor that those of the group begin with
 */
export function valueNode(
  name: string,
  value: DescribedValue & Pick<Partial<Parameter>, 'in'>,
  group: string,
  anchors: Anchors,
): SchemaNode {
  const [mediaType, body] = Object.entries(value.content ?? {})[0] ?? [];
  const given = value.schema ?? body?.schema;
  const schema: Schema = typeof given === 'object' ? given : {};
  const examples = [
    ...(value.example === undefined ? [] : [value.example]),
    ...Object.values(value.examples ?? {}).map((one) => one.value ?? one.externalValue),
  ];
  const own: Schema = {
    ...schema,
    description: value.description ?? schema.description,
    deprecated: value.deprecated ?? schema.deprecated,
    ...(examples.length > 0 && {example: undefined, examples}),
  };
  const node = describeNamed(own, {id: anchorInside(group, name), name, required: value.required}, anchors);
  const form = mediaType ? `written as ${mediaType}` : formOf(name, value, schema);
  return form ? {...node, bounds: [...node.bounds, form]} : node;
}

/** How a value is written, where there are several ways to. */
function formOf(
  name: string,
  {in: place, explode, ...value}: DescribedValue & {in?: string},
  {type}: Schema,
): string | undefined {
  const {style = place === 'query' || place === 'cookie' ? 'form' : 'simple'} = value;
  const types = [type].flat();
  const [isList, isObject] = [types.includes('array'), types.includes('object')];
  const isMany = isList || isObject;
  if (style === 'deepObject') return 'written as name[property]=value';
  if (style === 'label')
    return `written as ${!isMany ? '.value' : explode ? '.value.value' : '.value,value'}`;
  if (style === 'matrix')
    return `written as ;${name}=value${!isMany ? '' : explode ? `;${name}=value` : ',value'}`;
  if (!isMany) return undefined;
  if (style === 'spaceDelimited') return 'values apart by spaces';
  if (style === 'pipeDelimited') return 'values apart by |';
  const isRepeated = style === 'form' && (explode ?? true);
  if (isRepeated) return isList ? 'repeated for each value' : 'a parameter for each property';
  return 'values apart by commas';
}
