import fs from 'node:fs';
import path from 'node:path';
import {describeDelivery} from '../../../plugins/pages/delivery/describeDelivery';
import {type Delivery, deliveryFile} from '../../../plugins/pages/delivery/describeDelivery';

/**
 * Makes up a build for tests: its page and its script hold the name of its folder, its policy and redirects too.
 *
 * @param more other files, by their names
 */
export function makeBuild(
  folder: string,
  {baseUrl = '/', ...change}: Partial<Delivery> = {},
  more: Record<string, string> = {},
): string {
  const name = path.basename(folder);
  const delivery = describeDelivery({
    siteUrl: 'https://docs.example',
    baseUrl,
    redirects: [{from: `${baseUrl}old-${name}`, to: `${baseUrl}docs/intro`}],
    inline: {scripts: [`'sha256-${name}='`], styles: []},
    connectTo: [],
  });
  const script = `assets/js/main.${name}.js`;
  const files = {
    'index.html': `<p>${name}</p><script src="${baseUrl}${script}"></script>${' '.repeat(2_000)}`,
    'docs/intro.html': `intro of ${name}`,
    '404.html': 'not found',
    [script]: `"${name}";${' '.repeat(2_000)}`,
    [deliveryFile]: JSON.stringify({...delivery, ...change}),
    ...more,
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }
  return folder;
}
