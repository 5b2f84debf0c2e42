import type {JsonSchema} from '../../../sandbox/document/OpenApiDocument';

/** A schema and the names that lead to it. */
export interface PlacedSchema {
  path: readonly string[];
  schema: JsonSchema;
}

function childrenOf({path, schema}: PlacedSchema): PlacedSchema[] {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const same = [schema.items, ...((schema.oneOf ?? []) as unknown[]), ...((schema.anyOf ?? []) as unknown[])];
  return [
    ...properties.map(([name, child]) => ({path: [...path, name], schema: child})),
    ...same.filter((child) => child !== undefined).map((child) => ({path, schema: child as JsonSchema})),
  ];
}

/** Schemas of all fields below some, by the last names of their paths: `id`, `device.id`, `packets.device.id`. */
export function fieldsIn(roots: readonly PlacedSchema[]): Map<string, JsonSchema[]> {
  const fields = new Map<string, JsonSchema[]>();
  const add = (placed: PlacedSchema): void => {
    for (const index of placed.path.keys()) {
      const name = placed.path.slice(index).join('.');
      fields.set(name, [...(fields.get(name) ?? []), placed.schema]);
    }
    for (const child of childrenOf(placed)) add(child);
  };
  for (const root of roots) add(root);
  return fields;
}
