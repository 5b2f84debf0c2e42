/** What the file that readers download does. */
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {serveSandbox} from '../../../sandbox/node/serveSandbox';

// The build fills it in.
declare const openApiDocument: OpenApiDocument;

serveSandbox(openApiDocument).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
