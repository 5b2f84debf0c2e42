import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ApiDocumentError} from './document/ApiDocumentError';
import {generateReference} from './generateReference';
import type {ApiReferenceOptions} from './options';

/**
 * Makes the API reference out of the OpenAPI file, while plugins are initialized: the framework awaits that before any of
 * them loads content, so the docs plugin finds the pages like those that a person wrote.
 */
export default async function apiReferencePlugin(
  context: LoadContext,
  options: ApiReferenceOptions,
): Promise<Plugin> {
  await generateReference(context, options);
  return {
    name: 'api-reference',
    getPathsToWatch: () => [
      path.join(path.dirname(path.resolve(context.siteDir, options.specPath)), '**/*.{yaml,yml,json}'),
    ],
    async loadContent() {
      // After a save in a running development server a mistake is reported, and the last good pages stay.
      try {
        if (await generateReference(context, options))
          logger.success`The API reference is up to date with path=${options.specPath}.`;
      } catch (error) {
        if (!(error instanceof ApiDocumentError)) throw error;
        logger.error`The API reference shows the last version without mistakes:\n${error.message}`;
      }
    },
  };
}
