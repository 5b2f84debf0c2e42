import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../../scripts/projectRoot';
import {sheetOf} from './sheets';

describe('sheetOf', () => {
  it.each([
    ['/site/src/pages/_components/Hero/styles.module.css', 'landing'],
    ['/site/src/components/authoring/Steps/styles.module.css', 'Steps'],
    ['C:\\site\\src\\components\\SearchPage\\styles.module.css', 'search-page'],
    ['/site/src/components/pictures/SatellitePass/styles.module.css', 'pictures'],
    ['/site/src/components/authoring/SystemDiagram/styles.module.css', 'pictures'],
    ['/site/src/components/api-reference/api-reference.css', 'reference'],
    ['/site/src/components/authoring/Chip/styles.module.css', 'chips-choices'],
    ['/site/src/components/authoring/Choices/styles.module.css', 'chips-choices'],
    ['/site/src/components/TryIt/styles.module.css', 'reference'],
    ['/site/src/components/TryIt/panel/styles.module.css', undefined],
    ['/site/src/css/search.css', undefined],
    ['/site/src/css/global.css', 'styles'],
    ['/site/src/components/tools/PacketLab/lab.css', 'tools-PacketLab'],
    ['/site/src/components/PageMessage/styles.module.css', 'styles'],
    ['/site/node_modules/infima/dist/css/default/default.css', 'styles'],
  ])('%s goes to %s', (file, sheet) => {
    expect(sheetOf(file)).toBe(sheet);
  });

  it('keeps the style of author components out of other pages', () => {
    const folder = path.join(projectRoot, 'src/components/authoring');
    const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
    const styles = files.filter((file) => file.endsWith('.css')).map((file) => path.join(folder, file));
    expect(styles.length).toBeGreaterThan(8);
    expect(styles.filter((file) => sheetOf(file) === 'styles')).toEqual([
      path.join(folder, 'Figure/styles.module.css'),
    ]);
  });
});
