import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {addMapping, GenMapping, toEncodedMap} from '@jridgewell/gen-mapping';
import {bundleContentsFolder, stylesFile} from '../../plugins/framework/bundle-contents/contentsFiles';

/** Text that hardly compresses, the same at each run. */
export function noise(length: number): string {
  let text = '';
  while (text.length < length) text += createHash('sha512').update(text).digest('base64');
  return text.slice(0, length);
}

/** Writes a site of one docs page, whose own script has two modules, `heavy.js` of the given length and `light.js`. */
export function writeBuiltSite(folder: string, heavy: number): {build: string; generated: string} {
  const [build, generated] = [path.join(folder, 'build'), path.join(folder, '.docusaurus')];
  const write = (file: string, content: unknown) => {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const script = `"${noise(heavy)}";"light";`;
  const map = new GenMapping({file: 'page.js'});
  for (const [source, column] of [
    ['node_modules/heavy.js', 0],
    ['light.js', heavy + 3],
  ] as const)
    addMapping(map, {source, original: {line: 1, column: 0}, generated: {line: 1, column}});

  write(path.join(build, 'assets/js/main.js'), 'main()');
  write(path.join(build, 'assets/js/page.js'), script);
  write(path.join(build, 'assets/js/other.js'), noise(1000));
  write(path.join(build, 'assets/css/styles.css'), 'p{color:red}');
  write(
    path.join(build, 'docs/page.html'),
    '<link rel=stylesheet href=/base/assets/css/styles.css /><p>Text</p>',
  );
  write(path.join(build, 'docs/other.html'), '<p>Text</p>');
  write(path.join(generated, 'client-manifest.json'), {
    entrypoints: ['main'],
    origins: {main: ['1'], '0a': ['2'], '0b': ['3']},
    assets: {
      1: {js: [{file: 'assets/js/main.js'}]},
      2: {js: [{file: 'assets/js/page.js'}]},
      3: {js: [{file: 'assets/js/other.js'}]},
    },
  });
  write(path.join(generated, 'routesChunkNames.json'), {
    '/docs/page-1a2': {__comp: '0a', __context: {plugin: '0c'}},
    '/docs/other-3b4': {__comp: '0b'},
  });
  const contents = path.join(generated, bundleContentsFolder);
  write(path.join(contents, 'page.js.map'), toEncodedMap(map));
  write(path.join(contents, 'main.js.map'), toEncodedMap(new GenMapping()));
  write(path.join(contents, stylesFile), [
    {file: 'assets/css/styles.css', modules: [{module: './src/css/page.css', size: 20}]},
  ]);
  return {build, generated};
}
