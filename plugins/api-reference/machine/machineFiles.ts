import {dump} from 'js-yaml';
import {changeDescriptions} from '../document/descriptions';
import type {LoadedDocument} from '../document/loadDocument';
import {overviewName, pageName} from '../document/operations';
import {withoutCommentLines} from '../page/htmlComments';
import {operationFragment} from './operationFragment';

/**
 * What programs fetch instead of the pages, made of the OpenAPI file, by the names of the files.
 *
 * @param siteUrl absolute address of the landing page, with a slash at its end: links in texts begin there
 */
export function machineFiles(
  {document: loaded, operations, fileName, asWritten}: Omit<LoadedDocument, 'leftOut' | 'placeOf'>,
  siteUrl: string,
) {
  const document = changeDescriptions(loaded, (text) => standAlone(text, siteUrl));
  const name = overviewName(document);
  // As it is written, with its comments, where nothing but texts had to change.
  const yaml = asWritten
    ? standAlone(asWritten, siteUrl)
    : `# Made of ${fileName} and all that it refers to.\n${dump(document, {noRefs: true})}`;
  return {
    name,
    /** In one file, with texts that stand alone. */
    document,
    downloads: new Map([
      [`${name}.yaml`, yaml],
      [`${name}.json`, json(document)],
    ]),
    /** One for each operation, which is served beside its page. */
    fragments: new Map(
      operations.map((operation) => [
        `${pageName(operation.id)}.openapi.json`,
        json(operationFragment(document, operation)),
      ]),
    ),
  };
}

/**
 * Texts of the file as they are read away from the site: links that begin at its root name it, and comments for those
 * who check the examples are gone.
 *
 * @param text Markdown, or a whole file of it
 */
function standAlone(text: string, siteUrl: string): string {
  return withoutCommentLines(text).replaceAll('](/', `](${siteUrl}`);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
