import {asDictionary, type Operation, sharedByMethods} from '../document/operations';
import {findReferences} from './findReferences';

type Dictionary = Record<string, unknown>;

/**
 * The OpenAPI document of one operation: its path or webhook, the components that it refers to, servers and security.
 *
 * @param value the whole document, in one file
 */
export function operationFragment(value: unknown, operation: Operation): Dictionary {
  const document = asDictionary(value);
  const section = operation.isWebhook ? 'webhooks' : 'paths';
  const item = asDictionary(asDictionary(document[section])[operation.path]);
  const own = asDictionary(item[operation.method]);
  const part = {...pick(item, sharedByMethods), [operation.method]: own};
  const components = referencedComponents(document, part);
  const security = own.security ?? document.security;
  const schemes = pick(
    asDictionary(asDictionary(document.components).securitySchemes),
    schemeNames(security),
  );
  if (Object.keys(schemes).length > 0) components.securitySchemes = schemes;
  const {description: _, ...info} = asDictionary(document.info);
  const tags = Array.isArray(document.tags) ? document.tags : [];
  return {
    openapi: document.openapi,
    info,
    ...pick(document, ['jsonSchemaDialect', 'servers', ...('security' in own ? [] : ['security'])]),
    tags: tags.filter((tag) => operation.tags.includes(String(asDictionary(tag).name))),
    // Version 3.0 asks for paths even where there are none.
    ...(operation.isWebhook && {paths: {}}),
    [section]: {[operation.path]: part},
    components,
  };
}

/** The components that a part of a document refers to, directly and through one another. */
function referencedComponents(document: Dictionary, part: unknown): Record<string, Dictionary> {
  const components: Record<string, Dictionary> = {};
  const all = asDictionary(document.components);
  const queue = findReferences(part);
  for (const reference of queue) {
    const [kind, name] = componentOf(reference);
    const found = kind && name ? asDictionary(all[kind])[name] : undefined;
    if (!kind || !name || found === undefined || asDictionary(components[kind])[name] !== undefined) continue;
    components[kind] = {...components[kind], [name]: found};
    queue.push(...findReferences(found));
  }
  return components;
}

/** Kind and name of the component that a reference leads into, wherever in it. */
function componentOf(reference: string): string[] {
  const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)/.exec(reference) ?? [];
  return [kind, name && decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')].filter(
    (step) => step !== undefined,
  );
}

function schemeNames(security: unknown): string[] {
  return (Array.isArray(security) ? security : []).flatMap((one) => Object.keys(asDictionary(one)));
}

function pick(from: Dictionary, names: string[]): Dictionary {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));
}
