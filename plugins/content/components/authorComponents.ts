import fs from 'node:fs';
import path from 'node:path';

const folders = ['src/components/authoring', 'src/components/pictures', 'src/components/tools'];

const exported = /^export (?:default )?function ([A-Z]\w*)/gm;

/**
 * Modules of the components that pages may use, by name: a folder with a capital letter exports its own by default, and
 * those that only stand in it or beside it by their names.
 */
export function authorComponents(siteDir: string): Map<string, string> {
  const modules = folders.flatMap((folder) => {
    const names = fs.readdirSync(path.join(siteDir, folder)).filter((name) => /^[A-Z]\w*$/.test(name));
    return names.map((name) => `${folder}/${name}`);
  });
  const found = modules.flatMap((module) => {
    const code = fs.readFileSync(path.join(siteDir, module, 'index.tsx'), 'utf8');
    return [...code.matchAll(exported)].map(([, name]) => [name, `@site/${module}`] as const);
  });
  return new Map(found);
}
