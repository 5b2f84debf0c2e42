/** What a reader is told of one property, parameter, header or body; the model behind its HTML. */
export interface SchemaNode {
  /** Anchor, unique in the page: `response-200.devices.id`. */
  id: string;
  /** Name in the payload; undefined for a body as a whole. */
  name?: string;
  /** Type in words: `string (uuid)`, `integer | null`, `device[]`. */
  type: string;
  required: boolean;
  deprecated: boolean;
  /** `read-only` or `write-only`, where the schema says so. */
  access?: 'read-only' | 'write-only';
  /** Markdown. */
  description?: string;
  /** Bounds in words: `at least 10`, `at most 250 characters`. */
  bounds: string[];
  allowed: string[];
  default?: string;
  examples: string[];
  children: SchemaNode[];
  /** Alternatives of `oneOf` or `anyOf`. */
  alternatives?: {label: string; options: SchemaNode[]};
}
