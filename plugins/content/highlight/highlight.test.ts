import {describe, expect, it} from 'vitest';
import {highlightToHtml} from './highlight';
import {codeOf, pastableCodeOf} from './shared/codeHtml';

describe('highlightToHtml', () => {
  it.each([
    ['c', '#include <skerry.h>\n\nint main(void) { return a < b && "x"; }'],
    ['bash', 'curl -s "$URL" | grep \'a & b\' > out.txt  # note'],
    ['kconfig', 'CONFIG_BT=y\n# off\n'],
    ['json', '{"a": [1, null, "<&>"]}'],
    ['text', 'a <b> & c'],
  ])('keeps %s to the letter', (language, code) => {
    expect(codeOf(highlightToHtml(code, language))).toBe(code);
  });

  it.each([
    ['c', 'return 0;', 'keyword'],
    ['bash', '# note', 'comment'],
    ['cmake', 'project(app)', 'keyword'],
    ['kconfig', 'CONFIG_BT=y', 'property'],
    ['sql', 'SELECT 1', 'keyword'],
    ['python', 'def f(): pass', 'keyword'],
    ['http', 'GET / HTTP/1.1', 'property'],
    ['yaml', 'a: 1', 'keyword'],
  ])('colors %s', (language, code, token) => {
    expect(highlightToHtml(code, language)).toContain(`<span class="token ${token}">`);
  });

  it.each([
    [
      'bash',
      'curl -O https://a.example/sandbox/sandbox.mjs',
      'https://a.example/<wbr>sandbox/<wbr>sandbox.mjs<',
    ],
    [
      'text',
      '  export SKERRY_API_URL="http://localhost:4010"',
      'SKERRY_API_URL=<wbr>"http://localhost:4010"<',
    ],
    ['c', 'uint8_t data[SKERRY_BLE_ADV_HEADER_SIZE + 1];', 'data[<wbr>SKERRY_BLE_ADV_HEADER_SIZE +'],
    [
      'c',
      '\terr = skerry_sat_next_pass_region_get(now(), &pass);',
      'sat_<wbr>next_<wbr>pass_<wbr>region_<wbr>get',
    ],
    [
      'c',
      'int err = skerry_ble_advertise_get(data, sizeof(data));',
      '>skerry_ble_advertise_get</span>(<wbr>data, ',
    ],
  ])('lets long words and names of %s break at their joints', (language, code, html) => {
    expect(highlightToHtml(code, language)).toContain(html);
  });

  it.each([
    [
      'bash',
      'mkdir skerry-workspace && cd skerry-workspace',
      ' <span class="short">skerry-workspace</span> &amp;',
    ],
    ['text', 'Loads the record: 0, or in this case -EPERM', ' <span class="short">-EPERM</span></span>'],
    [
      'c',
      '\tif (skerry_time_set(unix_ms) == -EINVAL) {',
      '-EINVAL)</span><span class="short"> {</span></span>',
    ],
    ['c', '/* None is left: nothing was encrypted. */', '.<span class="short"> */</span></span></span>'],
  ])(
    'never breaks %s behind the hyphen of a short word, nor before a sign at the end',
    (language, code, html) => {
      expect(highlightToHtml(code, language)).toContain(html);
    },
  );

  it('gives what a packet carries the color of that part', () => {
    const html = highlightToHtml('{"payload": "00", "id": 1}', 'json');
    expect(html).toContain('<span class="token property" data-field="text">"payload"</span>');
    expect(html).toContain('<span class="token property">"id"</span>');
  });

  it('colors equal lines of shell alike, whatever stands in their quotes', () => {
    const line = 'export A=$(node -p \'JSON.parse("a").key\')';
    const [first, second] = highlightToHtml(`${line}\n${line}`, 'bash').split('\n</span>');
    expect(second).toBe(`${first}</span>`);
    expect(first).toContain(`<span class="token string">'JSON.parse("a").key'</span>`);
  });

  it.each([`curl --data '{"id": 5}'`, `A=$(curl --data '{"id": 5}')`])(
    'colors JSON between the single quotes of shell: %s',
    (code) => {
      expect(highlightToHtml(code, 'bash')).toContain(
        '{<span class="token property">"id"</span>: <span class="token number">5</span>}',
      );
    },
  );

  it('keeps what says that a command goes on beside the word before it', () => {
    const html = highlightToHtml('curl -sS --fail-with-body "$URL/check" \\\n  --get', 'bash');
    expect(html).toContain('"</span><span class="short"> \\</span></span>\n');
  });

  it('gives options of a command one color, of one word and of several', () => {
    const html = highlightToHtml('curl -sS --get --fail-with-body', 'bash');
    expect(html).toContain('<span class="token property">-sS --get --fail-with-body</span>');
    // Inside a command, too.
    expect(highlightToHtml('A=$(curl --fail-with-body)', 'bash')).toContain('property">--fail-with-body)<');
  });

  it('says how far a long line is set back, which may go on in the next one', () => {
    const json = JSON.stringify({device: {id: '0d4f7a52-9c1b-4f0e-8a57-6a1f0c2b9e34', n: 1}}, null, 4);
    const begins = (html: string) => html.match(/<span class="line"[^>]*>/g);
    const [line, indented] = ['<span class="line">', '<span class="line" style="--indent:8ch">'];
    expect(begins(highlightToHtml(json, 'json'))).toEqual([line, line, indented, line, line, line]);
    expect(begins(highlightToHtml(`\t\t${'a'.repeat(30)}\n\t\ta`, 'c'))).toEqual([indented, line]);
    // By whole tabs.
    expect(begins(highlightToHtml(`\t\t * ${'a'.repeat(30)}`, 'c'))).toEqual([indented]);
    // As long as breaks on a phone.
    expect(begins(highlightToHtml('        "counter_source": "UNIX_TIME",', 'json'))).toEqual([indented]);
  });

  it('sets off lines', () => {
    expect(highlightToHtml('a\nb', 'text', new Map([[1, 'highlighted']]))).toBe(
      '<span class="line">a\n</span><span class="line highlighted">b</span>',
    );
  });

  it('marks lines that a change puts in or takes out', () => {
    const html = highlightToHtml(
      'a();\nb();\nc();',
      'c',
      new Map([
        [0, 'deleted'],
        [1, 'inserted'],
      ]),
    );
    expect(html).toMatch(/^<span class="line deleted">.*\n<\/span><span class="line inserted">/);
    expect(codeOf(html)).toBe('a();\nb();\nc();');
    expect(pastableCodeOf(html)).toBe('b();\nc();');
  });

  it('leaves no empty line behind a last line that is taken out', () => {
    expect(pastableCodeOf(highlightToHtml('a\nb', 'text', new Map([[1, 'deleted']])))).toBe('a');
    expect(pastableCodeOf(highlightToHtml('a\n', 'text'))).toBe('a\n');
  });

  it('colors the lines of a patch', () => {
    const html = highlightToHtml('@@ -1 +1 @@\n-CONFIG_BT=n\n+CONFIG_BT=y', 'diff');
    expect(html).toMatch(/<span class="token deleted">-CONFIG_BT=n/);
    expect(html).toMatch(/<span class="token inserted">\+CONFIG_BT=y/);
  });

  it('refuses a language that it does not know', () => {
    expect(() => highlightToHtml('x', 'cobol')).toThrow('no highlighting for the language "cobol"');
  });
});
