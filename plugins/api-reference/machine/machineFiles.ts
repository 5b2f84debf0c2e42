import {isDeepStrictEqual} from 'node:util';
import {dump} from 'js-yaml';
import pick from 'lodash/pick';
import {allOperations, type Operation} from '../../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {stepsOf, valueAt} from '../../../sandbox/document/resolveReference';
import {changeDescriptions} from '../document/descriptions';
import type {LoadedDocument} from '../document/loadDocument';
import {overviewName, pageName, routeOf, sharedByMethods} from '../document/operations';
import {referencesOf} from '../document/references';

/** What programs fetch instead of the pages, by the names of the files; links in texts begin at `siteUrl`, which ends in a slash. */
export function machineFiles({document: loaded, fileName, written}: LoadedDocument, siteUrl: string) {
  /** Away from the site, links that begin at its root name it, and comments for those who check the examples are gone. */
  const standAlone = (text: string) =>
    text.replaceAll(/^[ \t]*<!--.*-->[ \t]*\n/gm, '').replaceAll('](/', `](${siteUrl}`);
  const document = changeDescriptions(loaded, standAlone);
  const name = overviewName(document);
  // As it is written, with its comments, where nothing but texts had to change.
  const yaml =
    written && isDeepStrictEqual(written.value, loaded)
      ? standAlone(written.text)
      : `# Made of ${fileName} and all that it refers to.\n${dump(document, {noRefs: true})}`;
  const fragments = allOperations(document).map((operation): [string, string] => [
    `${pageName(operation.id)}.openapi.json`,
    json(operationFragment(document, operation)),
  ]);
  return {
    name,
    /** In one file, with texts that stand alone. */
    document,
    downloads: new Map([
      [`${name}.yaml`, yaml],
      [`${name}.json`, json(document)],
    ]),
    /** One for each operation, which is served beside its page. */
    fragments: new Map(fragments),
  };
}

/** The OpenAPI document of one operation: its path or webhook, the components that it refers to, servers and security. */
export function operationFragment(document: OpenApiDocument, operation: Operation) {
  const {object, item, method, path, isWebhook} = operation;
  const {security = document.security ?? [], tags = []} = object;
  const schemes = security.flatMap(Object.keys).map((name) => `#/components/securitySchemes/${name}`);
  const components: Record<string, Record<string, unknown>> = {};
  for (const reference of [...referencesOf(document, operation), ...schemes]) {
    const [section, kind = '', name = ''] = stepsOf(reference);
    const found = section === 'components' ? valueAt(document, [section, kind, name]) : undefined;
    if (found !== undefined) components[kind] = {...components[kind], [name]: found};
  }
  const {description: _, ...info} = document.info;
  const [section = ''] = routeOf(operation);
  return {
    openapi: document.openapi,
    info,
    ...pick(document, ['jsonSchemaDialect', 'servers', ...('security' in object ? [] : ['security'])]),
    tags: document.tags?.filter(({name}) => tags.includes(String(name))) ?? [],
    // Version 3.0 asks for paths even where there are none.
    ...(isWebhook && {paths: {}}),
    [section]: {[path]: {...pick(item, sharedByMethods), [method]: object}},
    components,
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
