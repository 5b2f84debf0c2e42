import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {type Options, withRowHeaders} from './rowHeaders';

/** A Markdown table as MDX hands it over: with line feeds between the elements. */
function compared(corner: string, options: Options): string {
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
  return renderToStaticMarkup(withRowHeaders(table, options)).replaceAll('\n', '');
}

describe('a comparison', () => {
  it('has the first cell of each row as its header', () => {
    const html = compared('Property', {});
    expect(html).toContain('<tr><th>Property</th><th>Terrestrial <em>module</em></th>');
    expect(html).toContain('<tr><th scope="row">Payload</th><td>0 to 13 bytes</td>');
    expect(html).toContain('<tr><th scope="row">Heard by</th>');
  });

  it('names a first column without a header', () => {
    const html = compared('', {rows: 'Property', hiddenClass: 'hidden'});
    expect(html).toContain('<tr><th><span class="hidden">Property</span></th>');
  });

  it('sets one column off', () => {
    const html = compared('Property', {highlight: 'Terrestrial module', highlightClass: 'on'});
    expect(html).toContain('<th class="on">Terrestrial');
    expect(html).toContain('<td class="on">0 to 13 bytes</td><td>0, 4, 9 or 13 bytes</td>');
    expect(html.match(/class="on"/g)).toHaveLength(3);
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
