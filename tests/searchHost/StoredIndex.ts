/** A record, synonym or rule as it was sent. */
export interface StoredObject {
  objectID: string;
  [attribute: string]: unknown;
}

/** One index in memory. */
export interface StoredIndex {
  records: Map<string, StoredObject>;
  /** What was set; answers add the defaults. */
  settings: Record<string, unknown>;
  synonyms: Map<string, StoredObject>;
  rules: Map<string, StoredObject>;
}

/** An index without anything in it. */
export function emptyIndex(): StoredIndex {
  return {records: new Map(), settings: {}, synonyms: new Map(), rules: new Map()};
}

/** An index that holds these objects. */
export function indexOf(content: {
  records?: StoredObject[];
  settings?: Record<string, unknown>;
  synonyms?: StoredObject[];
  rules?: StoredObject[];
}): StoredIndex {
  return {
    records: byId(content.records ?? []),
    settings: content.settings ?? {},
    synonyms: byId(content.synonyms ?? []),
    rules: byId(content.rules ?? []),
  };
}

/** Objects under their ids; of two with the same id the later one stays. */
export function byId(objects: StoredObject[]): Map<string, StoredObject> {
  return new Map(objects.map((object) => [object.objectID, object]));
}
