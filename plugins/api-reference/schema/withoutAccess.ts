import type {SchemaNode} from './SchemaNode';

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
