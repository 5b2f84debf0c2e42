import type {Range} from './parseJson';

/** What is wrong with one field of the form. */
export interface Problem {
  /** A parameter's `id`, or one of `fieldIds`. */
  field: string;
  /** One sentence that names the field. */
  message: string;
  /** The wrong part of a body's text. */
  range?: Range;
}
