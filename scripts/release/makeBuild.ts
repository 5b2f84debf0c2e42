import fs from 'node:fs';
import path from 'node:path';
import {type Delivery, deliveryFile} from '../../plugins/pages/delivery/shared/delivery';

/** A made-up build for tests: its page and its script both hold the name of the folder. Returns the folder. */
export function makeBuild(folder: string, delivery?: Delivery): string {
  const name = path.basename(folder);
  const {baseUrl} = delivery ?? {baseUrl: '/'};
  const files = {
    'index.html': `<p>${name}</p><script src="${baseUrl}assets/js/main.${name}.js"></script>${' '.repeat(2_000)}`,
    'docs/intro.html': `page of ${name}`,
    '404.html': 'not found',
    [`assets/js/main.${name}.js`]: `"${name}";${' '.repeat(2_000)}`,
    ...(delivery && {[deliveryFile]: JSON.stringify(delivery)}),
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }
  return folder;
}
