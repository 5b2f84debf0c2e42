import {describe, expect, it} from 'vitest';
import {kinds} from '../shared/page';
import {heading, readBody} from '../testing/builtPageFixture';

describe('passages', () => {
  it('are paragraphs, list items and rows, each for itself', () => {
    const {passages} = readBody(
      '<p>A device\n  sends <em>one</em> packet.<ul><li>First</li><li><p>Second</p></li></ul>' +
        '<blockquote><p>Quoted</blockquote><details><summary>More</summary>Inside</details>' +
        '<div class=table-box><table><thead><tr><th>Offset<th>Bytes<tbody><tr><td>0<td><code>03</code></table></div>' +
        '<table><thead><tr><th>Name<th>Unit<th>Meaning</table>',
    );
    expect(passages).toEqual([
      'A device sends one packet.',
      'First',
      'Second',
      'Quoted',
      'More',
      'Inside',
      '0: 03',
      'Name, Unit, Meaning',
    ]);
  });

  it('read like a phrase where they are rows: a name, then sentences or a list', () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}`).join('')}`;
    const {passages} = readBody(
      `<table><tbody>${row('400', 'Bad Request', 'Not valid;', 'Correct it.')}${row('ID:', '', '10 bits', '0 to 1023')}`,
    );
    expect(passages).toEqual(['400: Bad Request. Not valid; Correct it.', 'ID: 10 bits, 0 to 1023']);
  });

  it('keep words apart that only style or a line break keeps apart', () => {
    expect(readBody('<p>One<br>two<div><span>Unit: s</span><span>Default: 3</span></div>').passages).toEqual([
      'One two',
      'Unit: s Default: 3',
    ]);
  });

  it('have a plain space where no line of the page may break, as readers type it', () => {
    expect(readBody('<p>Each 10\u00a0s.').passages).toEqual(['Each 10 s.']);
  });

  it('keep a word together of which a part is marked', () => {
    expect(readBody('<p>Many <code>device</code>s are un<b>do</b>able').passages).toEqual([
      'Many devices are undoable',
    ]);
  });

  it('leave out the definitions of terms', () => {
    expect(
      readBody(
        '<p>A <span data-static=a.0><dfn tabindex=0>packet</dfn><span role=tooltip>What is sent.</span></span>.',
      ).passages,
    ).toEqual(['A packet.']);
  });

  it('leave out controls, what screen readers skip, and scripts', () => {
    const {passages} = readBody(
      '<p>Text<button>Copy</button><span aria-hidden=true>#</span><a aria-label="Copy link to x">#</a>' +
        '<script>var a</script><style>.a{}</style><noscript>Turn it on</noscript>',
    );
    expect(passages).toEqual(['Text']);
  });

  it('leave out the ways on to other pages, and their heading where it holds nothing else', () => {
    const next = '<h2 id=next>Next</h2>';
    const list = '<ul><li><a href=/docs/keys>Keys</a>: what they are for.</ul>';
    const only = readBody(`<h2 id=a>A</h2><p>B</p>${next}${list}`);
    expect([only.headings, only.passages]).toEqual([[[2, 'a', 'A', 0]], ['B']]);
    const also = readBody(`${next}<p>Delete the key.</p>${list}`);
    expect([also.headings, also.passages]).toEqual([[[2, 'next', 'Next', 0]], ['Delete the key.']]);
  });

  it('leave out what stands on a sheet to print, and in full on other pages', () => {
    const {headings, passages} = readBody(
      '<p>Before</p><section class=sheet><h2 id=a>A</h2><p>B</p></section>',
    );
    expect(headings).toEqual([]);
    expect(passages).toEqual(['Before']);
  });

  it('leave out what holds no letter or digit', () => {
    expect(readBody('<p>→<p>—<p>1').passages).toEqual(['1']);
  });

  it('say once what a drawing says in both of its layouts, and not the words in it', () => {
    const drawing = '<svg role=img><title>Path</title><desc>From chip to cloud</desc><text>Chip</text></svg>';
    expect(readBody(`<figure>${drawing}${drawing}</figure>`).passages).toEqual(['Path: From chip to cloud']);
    const {passages} = readBody(`${heading(2, 'a', 'A')}<p>Same.${heading(2, 'b', 'B')}<p>Same.`);
    expect(passages).toEqual(['Same.', 'Same.']);
  });
});

describe('headings', () => {
  it('come with level, id and plain text, and where their passages begin', () => {
    const {headings} = readBody(
      `<p>Top.${heading(2, 'set', 'The <code>set</code>\n call')}<p>One.<p>Two.${heading(4, 'deep', 'Deep')}<p>Three.`,
    );
    expect(headings).toEqual([
      [2, 'set', 'The set call', 1],
      [4, 'deep', 'Deep', 3],
    ]);
  });
});

describe('code blocks', () => {
  const block =
    '<div class="theme-code-block"><div>main.c</div><pre tabindex=0><code><span class=line>' +
    '<span class="token function">skerry_ble_advertise_get</span>(&amp;a);\n</span><span class=line>  return 0;\n' +
    '</span></code></pre><button>Copy</button></div>';

  it('are passages of their own kind with their lines and spaces', () => {
    expect(readBody(`<p>Call it:${block}`).passages).toEqual([
      'Call it:',
      'main.c',
      [kinds.code, 'skerry_ble_advertise_get(&a);\n  return 0;'],
    ]);
  });
});

describe('fields of a list', () => {
  const field = (id: string, text: string) =>
    `<div><dt id=${id}><code>${id}</code><a href=#${id} aria-label="Copy link to ${id}">#</a></dt>` +
    `<dd>number</dd><dd>${text}<div class=facts_1><span>Required</span><span>Unit: dBm</span></div></dd></div>`;

  it('stand beside each other below the heading, and what follows belongs to that', () => {
    const {headings, passages} = readBody(
      `${heading(2, 'list', 'List')}<dl>${field('rssi', 'Strength.')}${field('snr', 'Ratio.')}</dl><p>After.`,
    );
    expect(headings).toEqual([
      [2, 'list', 'List', 0],
      [3, 'rssi', 'rssi', 0],
      [3, 'snr', 'snr', 3],
      [2, 'list', '', 6],
    ]);
    expect(passages.slice(2)).toEqual([
      'Required Unit: dBm',
      'number',
      'Ratio.',
      'Required Unit: dBm',
      'After.',
    ]);
  });

  it('hold lists of their own', () => {
    const inner = `<dl>${field('x', 'Inner.')}</dl>`;
    const {headings} = readBody(`<dl>${field('rssi', `Outer.${inner}`)}${field('snr', 'Ratio.')}</dl>`);
    expect(headings.map(([level, id, text]) => [level, id, text])).toEqual([
      [2, 'rssi', 'rssi'],
      [3, 'x', 'x'],
      [2, 'rssi', ''],
      [2, 'snr', 'snr'],
    ]);
  });

  it('lead back to the heading above only where it has more to say', () => {
    const {headings} = readBody(
      `${heading(2, 'list', 'List')}<dl>${field('rssi', 'Strength.')}</dl>${heading(2, 'next', 'Next')}<p>After.`,
    );
    expect(headings.map(([level, id, text]) => [level, id, text])).toEqual([
      [2, 'list', 'List'],
      [3, 'rssi', 'rssi'],
      [2, 'next', 'Next'],
    ]);
  });
});
