import type {Problem} from './ApiDocumentError';
import type {Operation} from './operations';
import type {SourceFile} from './readYaml';

/** An OpenAPI document that pages can be made of. */
export interface LoadedDocument {
  /** The file as it was read. */
  source: SourceFile;
  /** All of the document, in one file and with references to components alone; `source.value` where nothing had to change. */
  document: unknown;
  operations: Operation[];
  /** Operations that were left out, and why. */
  leftOut: Problem[];
}
