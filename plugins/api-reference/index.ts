import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ApiDocumentError} from './document/ApiDocumentError';
import {generateReference} from './generateReference';
import type {ApiReferenceOptions} from './options';

/**
 * Makes the API reference out of the OpenAPI file.
 *
 * The pages are written while plugins are initialized, which the framework awaits before any plugin loads
 * content: the docs plugin then finds them like pages that a person wrote.
 */
export default async function apiReferencePlugin(
  context: LoadContext,
  options: ApiReferenceOptions,
): Promise<Plugin> {
  await generateReference(context, options);
  let isFirstLoad = true;
  return {
    name: 'api-reference',
    getPathsToWatch: () => [
      path.join(path.dirname(path.resolve(context.siteDir, options.specPath)), '**/*.{yaml,yml,json}'),
    ],
    async loadContent() {
      if (isFirstLoad) {
        isFirstLoad = false;
        return;
      }
      // After a save in a running development server a mistake is reported, and the last good pages stay.
      try {
        await generateReference(context, options);
        logger.success`The API reference is up to date with path=${options.specPath}.`;
      } catch (error) {
        if (!(error instanceof ApiDocumentError)) throw error;
        logger.error`The API reference shows the last version without mistakes:\n${error.message}`;
      }
    },
  };
}
