import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Comparison, {type Props} from '.';
import styles from './styles.module.css';

/** A Markdown table as MDX hands it over: with line feeds between the elements. */
function compared(corner: string, options: Omit<Props, 'children'>): string {
  const table = (
    <div>
      <table>
        <thead>
          {'\n'}
          <tr>
            <th>{corner}</th>
            {'\n'}
            <th>
              Terrestrial <em>module</em>
            </th>
            <th>Satellite module</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Payload</td>
            <td>0 to 13 bytes</td>
            <td>0, 4, 9 or 13 bytes</td>
          </tr>
          <tr>
            <td>Heard by</td>
            <td>Gateways</td>
            <td>Satellites</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
  return renderToStaticMarkup(<Comparison {...options}>{table}</Comparison>).replaceAll('\n', '');
}

describe('a comparison', () => {
  it('has the first cell of each row as its header', () => {
    const html = compared('Property', {});
    expect(html).toContain('<tr><th>Property</th><th>Terrestrial <em>module</em></th>');
    expect(html).toContain('<tr><th scope="row">Payload</th><td>0 to 13 bytes</td>');
    expect(html).toContain('<tr><th scope="row">Heard by</th>');
  });

  it('names a first column without a header', () => {
    const html = compared('', {rows: 'Property'});
    expect(html).toContain('<tr><th>Property</th>');
  });

  it('sets one column off', () => {
    const html = compared('Property', {highlight: 'Terrestrial module'});
    expect(html).toContain(`<th class="${styles.highlight}">Terrestrial`);
    expect(html).toContain(`<td class="${styles.highlight}">0 to 13 bytes</td><td>0, 4, 9 or 13 bytes</td>`);
    expect(html.split(`class="${styles.highlight}"`)).toHaveLength(4);
  });
});

describe('a comparison stops the build', () => {
  it.each([
    ['with a first column that has no name', '', {}, 'the first header cell is empty'],
    [
      'at a column that is not there',
      'Property',
      {highlight: 'Push'},
      'columns Property, Terrestrial module',
    ],
  ])('%s', (_, corner, options, message) => {
    expect(() => compared(corner, options)).toThrow(message);
  });
});
