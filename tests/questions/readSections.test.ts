import {describe, expect, it} from 'vitest';
import {builtPage, heading} from '../../plugins/search/testing/builtPageFixture';
import {readSections} from './readSections';

const read = (body: string) => Object.fromEntries(readSections(builtPage({body}), 'docs/a.html'));

describe('the sections of a page', () => {
  it('go to the next heading of the same or a higher level', () => {
    const body = `<p>Zero${heading(2, 'one', 'One')}<p>1${heading(3, 'two', 'Two')}<p>2${heading(4, 'three', 'Three')}<p>3
${heading(3, 'four', 'Four')}<p>4${heading(2, 'five', 'Five')}<p>5`;
    expect(read(body)).toEqual({
      '': ['Zero'],
      one: ['1', '2', '3', '4'],
      two: ['2', '3'],
      three: ['3'],
      four: ['4'],
      five: ['5'],
    });
  });

  it('are fields of a list too, each to the next, and the last to the end of the list', () => {
    const body = `${heading(2, 'options', 'Options')}<dl><div><dt id=key><code>KEY</code><dd>Size<div><span>Unit: B</span><span>Default: 32</span></div></div>
<div><dt id=time>TIME<dd>Source</div></dl><p>After`;
    expect(read(body)).toEqual({
      '': [],
      options: ['Size', 'Unit: B Default: 32', 'Source', 'After'],
      key: ['Size', 'Unit: B Default: 32'],
      time: ['Source'],
    });
  });

  it('are properties of the API too, each with what is said of itself', () => {
    const property = (id: string, rest: string) =>
      `<li id=${id}><div class=property><strong class=property-name>${id}</strong> string</div>${rest}</li>`;
    const body = `${heading(2, 'body', 'Body')}<ul>${property('tags', `<p>Labels<ul>${property('env', '<p>Stage')}</ul><p>Up to 10`)}</ul><p>After`;
    expect(read(body)).toEqual({
      '': [],
      body: ['Labels', 'Stage', 'Up to 10', 'After'],
      tags: ['Labels', 'Up to 10'],
      env: ['Stage'],
    });
  });
});

describe('the blocks of a section', () => {
  it('are paragraphs, list items, cells and code, with white space folded', () => {
    const body =
      '<p>Each\n 10\u00a0s<br>or more<ul><li>First<ul><li>Inner</ul></ul><table><tr><th>Code<td>-11</table>' +
      '<pre><code><span class=line><span>init</span><span>(key)</span>;\n</span><span class=line>end</span></code></pre>';
    expect(read(body)).toEqual({
      '': ['Each 10 s or more', 'First', 'Inner', 'Code', '-11', 'init(key); end'],
    });
  });

  it('leave out definitions of terms, controls and what stands around the text', () => {
    const body =
      '<p>A <dfn>packet</dfn><span role=tooltip>What is sent.</span>, sent.<button>Copy</button><div class=table-of-contents>One</div>';
    expect(read(body)).toEqual({'': ['A packet, sent.']});
  });
});

it('a page without text is named', () => {
  expect(() => readSections('<p>Text', 'docs/a.html')).toThrow('docs/a.html: there is no main element');
});
