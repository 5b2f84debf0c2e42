import {asDictionary, methods} from './operations';

type Dictionary = Record<string, unknown>;

/** What the generator needs of an operation; whatever is long or refers to components it would follow at length. */
const ofOperation = ['operationId', 'summary', 'servers', 'security'];

/**
 * A document's names and addresses without its descriptions, parameters and schemas.
 *
 * The generator writes out every schema wherever it is referred to, of which a file of 1,000 operations has too many.
 */
export function outlineOf(document: unknown): Dictionary {
  const {openapi, info, servers, security, components, paths, webhooks} = asDictionary(document);
  const {title, version} = asDictionary(info);
  const {securitySchemes} = asDictionary(components);
  return {
    openapi,
    info: {title, version},
    ...(Array.isArray(servers) && {servers}),
    ...(Array.isArray(security) && {security}),
    components: {...(securitySchemes !== undefined && {securitySchemes})},
    paths: outlined(paths),
    ...(webhooks !== undefined && {webhooks: outlined(webhooks)}),
  };
}

function outlined(items: unknown): Dictionary {
  return Object.fromEntries(
    Object.entries(asDictionary(items)).map(([path, item]) => {
      const found = asDictionary(item);
      const own = methods.filter((method) => method in found);
      return [
        path,
        {
          ...pick(found, ['servers']),
          ...Object.fromEntries(
            own.map((method) => [method, pick(asDictionary(found[method]), ofOperation)]),
          ),
        },
      ];
    }),
  );
}

function pick(from: Dictionary, names: string[]): Dictionary {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));
}
