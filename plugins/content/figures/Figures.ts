/** A table whose cells are Markdown. */
export interface ComputedTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What pages can name. */
export interface Figures {
  /** Tables, by the name that `<Computed table="…" />` takes. */
  tables: Record<string, () => ComputedTable>;
  /** Texts with their unit, by the name that `<Computed value="…" />` takes. */
  values: Record<string, () => string>;
}
