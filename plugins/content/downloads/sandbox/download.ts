/** What the file that readers download does: the OpenAPI document, which `bundleSandbox` puts in, and the command. */
import document from 'openapi-document';
import {serveSandbox} from '../../../../sandbox/node/serveSandbox';

serveSandbox(document).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
