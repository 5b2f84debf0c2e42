import type {OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import type {SampleOptions} from './samples/callOf';

export interface ApiReferenceOptions {
  /** The OpenAPI file, from the site's root. */
  specPath: string;
  /** Folder that receives the pages, from the site's root; it must lie in the docs folder and belongs to the plugin alone. */
  outputDir: string;
  /** Static folder that receives the OpenAPI file as YAML and JSON; it belongs to the plugin alone. */
  downloadsDir: string;
  /** Where the OpenAPI file is edited; each page of the reference links to it. */
  editUrl: string;
  /** Variables that samples read; those of any API by default. */
  samples?: SampleOptions;
  /** Whether a collection for Postman and Insomnia is made as well; it takes seconds for a large file. */
  collection?: boolean;
}

/** What every page of the reference is made with. */
export interface PageContext extends Omit<ApiReferenceOptions, 'samples'> {
  samples: SampleOptions;
  baseUrl: string;
  document: OpenApiDocument;
  /** Address of the page of a schema that a page has no room for; there will be one from now on. */
  addressOf: (schema: string) => string;
}
