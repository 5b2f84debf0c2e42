/** What a call gives back, as the header says it. */
export interface ReturnValue {
  /** `0`, `-EINVAL`, `nonzero`; undefined where every value is an answer. */
  code?: string;
  /** Empty when the code says all. */
  text: string;
}

/** A parameter of a function. */
export interface Parameter {
  name: string;
  /** Unit, range and whether it may be `NULL`. */
  range: string;
  meaning: string;
}

/** What the documentation comment above a declaration says. */
export interface DocComment {
  /** Prose before the first tag, on one line. */
  summary: string;
  parameters: Parameter[];
  returns: ReturnValue[];
  /** From which threads, and whether it may block. */
  thread?: string;
  /** Release from which the entry holds as declared, and more about earlier ones. */
  since?: string;
  unit?: string;
  range?: string;
  default?: string;
  /** Name of a configuration option, which C does not declare. */
  option?: string;
}

/** One documented declaration of the SDK's interface headers. */
export interface HeaderEntry {
  kind: 'function' | 'constant' | 'option' | 'type';
  /** `skerry_init`, `SKERRY_BLE_UUID`, `struct skerry_sat_packet`. */
  name: string;
  /** Path from the project's root. */
  file: string;
  /** Line of the declaration, from 1. */
  line: number;
  /** The declaration as it stands, without the semicolon's line break; empty for an option. */
  declaration: string;
  /** What a constant stands for. */
  value?: string;
  doc: DocComment;
}
