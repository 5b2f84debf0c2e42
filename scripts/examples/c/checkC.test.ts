import {afterEach, describe, expect, it, vi} from 'vitest';
import type {Directive, PageBlock} from '../page/PageBlock';
import {checkC} from './checkC';

const page = 'docs/trial.mdx';

/** A block at a line of the page, with the comments before it. */
function block(text: string, {title, language = 'c', line = 10, directives = []}: Partial<Options> = {}) {
  const read = directives.map((directive): Directive => {
    const [name, argument = ''] = directive.split(' ');
    return {name, argument, line: line - 2};
  });
  const lines = text.split('\n').map((_, index) => line + 1 + index);
  return {page, line, language, title, text, lines, directives: read, choices: [], isOutput: false};
}

interface Options extends Pick<PageBlock, 'title' | 'language' | 'line'> {
  directives: string[];
}

async function problems(...blocks: PageBlock[]): Promise<string[]> {
  return (await checkC(blocks)).map((problem) => `${problem.page}:${problem.line}: ${problem.message}`);
}

describe('a block whose title is a file', () => {
  const title = 'src/main.c';

  it('is compiled as it stands, against the headers of the SDK', async () => {
    const text = '#include <skerry.h>\n\nint start(uint64_t ms)\n{\n\treturn skerry_init(ms, NULL);\n}';
    expect(await problems(block(text, {title}))).toEqual([]);
  });

  it.each([
    ['a missing include', 'size_t len;', `${page}:11: gcc: unknown type name 'size_t'`],
    ['a wrong type', 'int f(void);\nint f(void)\n{\n\tint *p = 1.5;\n\treturn *p;\n}', `${page}:14: gcc: `],
    ['an unused variable', 'void f(void)\n{\n\tint a = 1;\n}', `${page}:13: gcc: unused variable 'a'`],
    [
      'a variable without a value',
      'int f(void)\n{\n\tint a;\n\n\treturn a;\n}',
      `${page}:15: gcc: 'a' is used`,
    ],
    [
      'a wrong argument',
      '#include <skerry.h>\nint f(void)\n{\n\treturn skerry_init(0);\n}',
      `${page}:14: gcc: too few`,
    ],
  ])('has its errors at its lines: %s', async (_, text, problem) => {
    expect(await problems(block(text, {title}))).toContainEqual(expect.stringContaining(problem));
  });

  it('finds the headers of its page, whose errors are told once', async () => {
    const header = block('int own(void);\nint broken = 1.5 % 2;', {title: 'src/own.h', line: 3});
    const good = block('int own(void);', {title: 'src/own.h', line: 3});
    const main = block('#include "own.h"\n\nint own(void)\n{\n\treturn 0;\n}', {title});
    expect(await problems(good, main)).toEqual([]);
    expect(await problems(header, main)).toEqual([
      expect.stringMatching(`^${page}:5: gcc: invalid operands`),
    ]);
    expect(await problems(main)).toEqual([`${page}:11: gcc: own.h: No such file or directory`]);
  });

  it('finds headers of another page that it comes after', async () => {
    const text = '#include "sequence.h"\n\nint reserve(void)\n{\n\treturn sequence_reserve(1);\n}';
    const after = ['after docs/device-sdk/quick-start-guides/zephyr-quick-start.mdx'];
    expect(await problems(block(text, {title, directives: after}))).toEqual([]);
    expect(await problems(block(text, {title}))).toHaveLength(1);
  });

  it('goes on where an earlier one ends, if it says so', async () => {
    const first = block('static int count;\n\nint get(void)\n{\n\treturn count;\n}', {title, line: 3});
    const second = {title, line: 20};
    const text = 'void add(void)\n{\n\tcount++;\n}';
    expect(await problems(first, block(text, {...second, directives: ['continues']}))).toEqual([]);
    expect(await problems(first, block(text, second))).toEqual([
      expect.stringContaining(`${page}:23: gcc: 'count' undeclared`),
    ]);
  });

  it('goes on from all parts of a file, not from the last one alone', async () => {
    const first = block('static int count;\n\nint get(void)\n{\n\treturn count;\n}', {title, line: 3});
    const part = (name: string, line: number) =>
      block(`void ${name}(void)\n{\n\tcount++;\n}`, {title, line, directives: ['continues']});
    expect(await problems(first, part('add', 20), part('more', 30))).toEqual([]);
  });

  it('may have functions of its own, but none that looks like one of the SDK', async () => {
    const own = '#include <skerry.h>\n\nuint16_t NAME(void)\n{\n\treturn 0;\n}';
    const named = (name: string) => problems(block(own.replace('NAME', name), {title}));
    expect(await named('sequence_next')).toEqual([]);
    expect(await named('skerry_sequence_counter_get')).toEqual([]);
    expect(await named('skerry_sequence_count_get')).toEqual([
      expect.stringMatching(
        `^${page}:13: .*skerry_sequence_count_get.*; the SDK has no function of this name`,
      ),
    ]);
    expect(
      await problems(block(own.replace('uint16_t NAME', 'int skerry_sequence_counter_get'), {title})),
    ).toEqual([expect.stringMatching(`^${page}:13: gcc: conflicting types`)]);
  });
});

describe('the build of a page', () => {
  const title = 'src/main.c';
  const assertion = (condition: string) =>
    block(`#include <zephyr/kernel.h>\n\nBUILD_ASSERT(${condition}, "other build");`, {title});

  it('has the options of its Kconfig fragments, and what Kconfig derives from them', async () => {
    const short = block('CONFIG_SKERRY_BLE_NETWORK=y\nCONFIG_SKERRY_NETWORK_KEY_128=y\nCONFIG_BT=n', {
      language: 'kconfig',
    });
    expect(await problems(short, assertion('CONFIG_SKERRY_KEY_SIZE == 16'))).toEqual([]);
    expect(await problems(assertion('CONFIG_SKERRY_KEY_SIZE == 32'))).toEqual([]);
    expect(await problems(short, assertion('CONFIG_SKERRY_KEY_SIZE == 32'))).toEqual([
      expect.stringMatching(`^${page}:13: gcc: static assertion failed: "other build"`),
    ]);
    const missing = '#include <skerry.h>\nint f(void)\n{\n\treturn skerry_sat_hal_init();\n}';
    expect(await problems(short, block(missing, {title}))).toEqual([
      expect.stringMatching(`^${page}:14: gcc: implicit declaration of function 'skerry_sat_hal_init'`),
    ]);
  });

  it('has the definitions of its CMake files', async () => {
    const cmake = block('target_compile_definitions(app PRIVATE START=1 B=2)', {language: 'cmake'});
    expect(await problems(cmake, assertion('START + B > 0'))).toEqual([]);
    expect(await problems(assertion('START > 0'))).toContainEqual(
      expect.stringContaining(`${page}:13: gcc: 'START' undeclared`),
    );
  });

  it('is complete where a configuration header takes the place of Kconfig', async () => {
    const text = `#define CONFIG_SKERRY_BLE_NETWORK 1
#define CONFIG_SKERRY_NETWORK_KEY_256 1
#define CONFIG_SKERRY_KEY_SIZE 32
#define CONFIG_SKERRY_COUNTER_SOURCE_UNIX_TIME 1
#define CONFIG_SKERRY_EID_ROTATION_PERIOD_SEC 86400
#define CONFIG_SKERRY_NETWORK_CRYPTO_PSA 1`;
    const config = {title: 'skerry_config.h'};
    expect(await problems(block(text, config))).toEqual([]);
    expect(await problems(block(text.replace('SIZE 32', 'SIZE 16'), config))).toEqual([
      expect.stringMatching(
        `^${page}:10: gcc: #error "CONFIG_SKERRY_NETWORK_KEY_256 needs .* \\(samples/sdk/include/skerry_options.h:\\d+\\)$`,
      ),
    ]);
  });
});

describe('a piece of code', () => {
  it.each([
    ['statements', 'uint32_t counter;\n\nif (skerry_counter_get(&counter) == 0) {\n\tprintf("ok");\n}'],
    ['a call', 'printf("%s\\n", skerry_config_vector_get());'],
    ['a variable with a call', 'uint32_t wait_ms = skerry_ble_advertise_expiration_get();'],
    ['indented lines', '\tint err = 0;\n\n\tif (err != 0) {\n\t\treturn err;\n\t}'],
    ['a prototype', 'int skerry_init(uint64_t initial_time, const void *key);'],
    ['a definition', 'static uint8_t key[32];\n\nint start(void)\n{\n\treturn skerry_key_set(key);\n}'],
    ['a type', '/* calls f(); */\nstruct place {\n\tint x;\n};'],
    ['an include', '#include <skerry.h>'],
  ])('is compiled as what it is: %s', async (_, text) => {
    expect(await problems(block(text))).toEqual([]);
  });

  it('has its errors at its lines', async () => {
    expect(await problems(block('uint32_t counter = 0;\n\nskerry_counter_get(counter);'))).toEqual([
      expect.stringMatching(`^${page}:13: gcc: passing argument 1 of 'skerry_counter_get' makes pointer`),
    ]);
    expect(await problems(block('int skerry_init(uint32_t initial_time, const void *key);'))).toEqual([
      expect.stringMatching(`^${page}:11: gcc: conflicting types for 'skerry_init'`),
    ]);
  });

  it('comes after a prelude', async () => {
    const text = 'err = skerry_init(saved_counter, device_key);';
    expect(await problems(block(text, {directives: ['after samples/preludes/uptime.h']}))).toEqual([]);
    expect(await problems(block(text))).toHaveLength(3);
  });

  it('has its lines where markers between them were taken out', async () => {
    const marked = {...block('int a;\nint *b = 1.5;'), lines: [11, 14]};
    expect(await problems(marked)).toEqual([expect.stringMatching(`^${page}:14: gcc: `)]);
  });
});

describe('without a compiler', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('it is said what to install', async () => {
    vi.stubEnv('PATH', '/nowhere');
    await expect(checkC([block('int a;')])).rejects.toThrow(
      /need the compiler gcc; install it .*apt-get install gcc/,
    );
  });

  it('pages without C are fine', async () => {
    vi.stubEnv('PATH', '/nowhere');
    expect(await checkC([block('{}', {language: 'json'})])).toEqual([]);
  });
});
