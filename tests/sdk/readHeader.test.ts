import {describe, expect, it} from 'vitest';
import {readHeader} from './readHeader';

const read = (text: string) => readHeader('sdk.h', text);

describe('a header', () => {
  it('gives functions with parameters, errors and thread-safety', () => {
    const [entry] = read(
      `#ifndef SDK_H
#define SDK_H

/**
 * Sends
 * bytes.
 *
 * @param data [len bytes; not NULL] What to
 *        send
 * @param len [0 to 13 bytes] Length
 * @retval 0
 * @retval -EINVAL Too long
 * @thread Any thread
 * @since 1.0.0
 */
int send(const uint8_t *data,
	 size_t len);

#endif
`,
    );
    expect(entry).toEqual({
      kind: 'function',
      name: 'send',
      file: 'sdk.h',
      line: 16,
      declaration: 'int send(const uint8_t *data,\n\t size_t len);',
      value: undefined,
      doc: {
        summary: 'Sends bytes.',
        parameters: [
          {name: 'data', range: 'len bytes; not NULL', meaning: 'What to send'},
          {name: 'len', range: '0 to 13 bytes', meaning: 'Length'},
        ],
        returns: [
          {code: '0', text: ''},
          {code: '-EINVAL', text: 'Too long'},
        ],
        thread: 'Any thread',
        since: '1.0.0',
      },
    });
  });

  it('gives constants, types and options', () => {
    const entries = read(
      '/** Limit\n * @unit bytes\n */\n#define LIMIT 13\n\n/** A point. */\nstruct point {\n\tint x; /* east */\n};\n\n' +
        '/** Speed\n * @option CONFIG_FAST\n */\n#if defined(CONFIG_FAST) && \\\n\tdefined(CONFIG_SLOW)\n#error "Choose"\n#endif\n',
    );
    expect(entries.map(({kind, name, value, line}) => [kind, name, value, line])).toEqual([
      ['constant', 'LIMIT', '13', 4],
      ['type', 'struct point', undefined, 7],
      ['option', 'CONFIG_FAST', undefined, 11],
    ]);
  });

  it.each([
    ['a function', '\nint send(void);\n', 2],
    ['a constant', '#define LIMIT 13\n', 1],
    ['a type', '/* not for documentation */\n\nstruct point {\n\tint x;\n};\n', 3],
  ])('is refused at %s without a comment', (_, text, line) => {
    expect(() => read(text)).toThrow(`sdk.h:${line}: a documentation comment is missing above this line`);
  });

  it.each([
    ['a comment above nothing', '/** Alone */\n', 'sdk.h:1: the comment stands above no macro'],
    ['an unknown tag', '\n/** A\n * @brief B\n */\nint a(void);\n', 'sdk.h:2: @brief is no tag'],
    [
      'a parameter without a range',
      '/** A\n * @param b C\n */\nint a(int b);\n',
      'sdk.h:1: write "@param name',
    ],
  ])('is refused at %s', (_, text, problem) => {
    expect(() => read(text)).toThrow(problem);
  });
});
