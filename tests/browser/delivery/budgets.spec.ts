import fs from 'node:fs';
import path from 'node:path';
import {excesses} from '@site/scripts/analyze/report';
import {load} from 'cheerio';
import {buildDir, readBuiltSite} from '../support/siteBuild';
import {expect, test} from '../support/test';

test('what pages load before their readers act is within the budgets', () => {
  // Compressing all scripts takes 5 s.
  const site = readBuiltSite();
  const pages = site.routes().map((route) => site.sizeOf(route));
  expect(pages.length).toBeGreaterThan(60);
  const over = excesses(site, pages);
  // As a text, so that the files stand below each other.
  if (over.length > 0) throw new Error(over.join('\n'));
});

test('each page comes with the style of all that stands in it', () => {
  const site = readBuiltSite();
  const folder = 'assets/css';
  const namesIn = (file: string) => {
    const style = fs.readFileSync(path.join(buildDir, file), 'utf8');
    // Those of modules, which end alike; others may style something else on another page.
    return [...style.matchAll(/\.([\w-]+_[\w-]{4})(?![\w-])/g)].map(([, name]) => name);
  };
  const styled = new Set(
    fs.readdirSync(path.join(buildDir, folder)).flatMap((file) => namesIn(`${folder}/${file}`)),
  );
  expect(styled.size).toBeGreaterThan(300);
  const bare = site.routes().flatMap((route) => {
    const have = new Set(site.filesOf(route).styles.flatMap(namesIn));
    const page = load(site.html(route));
    const names = page('[class]')
      .get()
      .flatMap((element) => page(element).attr('class')?.split(/\s+/) ?? []);
    const missing = names.filter((name) => styled.has(name) && !have.has(name));
    return [...new Set(missing)].map((name) => `${route}: ${name}`);
  });
  expect(bare).toEqual([]);
});
