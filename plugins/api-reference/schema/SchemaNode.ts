import type {Schema} from './Schema';

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
