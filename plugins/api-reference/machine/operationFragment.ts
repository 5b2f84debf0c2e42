import pick from 'lodash/pick';
import {stepsOf} from '../../../sandbox/document/resolveReference';
import {asDictionary, type Dictionary, listOf, type Operation, sharedByMethods} from '../document/operations';
import {reachableFrom} from '../document/references';

/**
 * The OpenAPI document of one operation: its path or webhook, the components that it refers to, servers and security.
 *
 * @param value the whole document, in one file
 */
export function operationFragment(value: unknown, operation: Operation): Dictionary {
  const document = asDictionary(value);
  const [section, path, method] = operation.route;
  const item = asDictionary(asDictionary(document[section])[path]);
  const own = asDictionary(item[method]);
  const part = {...pick(item, sharedByMethods), [method]: own};
  const all = asDictionary(document.components);
  const components: Record<string, Dictionary> = {};
  for (const reference of reachableFrom(document, part)) {
    const [section, kind = '', name = ''] = stepsOf(reference);
    const found = section === 'components' ? asDictionary(all[kind])[name] : undefined;
    if (found !== undefined) components[kind] = {...components[kind], [name]: found};
  }
  const names = listOf(own.security ?? document.security).flatMap((one) => Object.keys(asDictionary(one)));
  const schemes = pick(asDictionary(all.securitySchemes), names);
  if (Object.keys(schemes).length > 0) components.securitySchemes = schemes;
  const {description: _, ...info} = asDictionary(document.info);
  return {
    openapi: document.openapi,
    info,
    ...pick(document, ['jsonSchemaDialect', 'servers', ...('security' in own ? [] : ['security'])]),
    tags: listOf(document.tags).filter((tag) => operation.tags.includes(String(asDictionary(tag).name))),
    // Version 3.0 asks for paths even where there are none.
    ...(operation.isWebhook && {paths: {}}),
    [section]: {[path]: part},
    components,
  };
}
