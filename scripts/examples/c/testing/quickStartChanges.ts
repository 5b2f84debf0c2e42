import fs from 'node:fs';
import path from 'node:path';
import {build, builtAt, environments} from './hostProgram';
import {titledText} from './pageBlocks';

const terrestrial = 'docs/device-sdk/terrestrial-module';
const timing = `${terrestrial}/timing-management.mdx`;
export const provisioning = `${terrestrial}/end-device-provisioning.mdx`;

/** Reads a file of the quick start: `src/main.c`. */
type Read = (file: string) => string;

/** A quick start with changes that a page asks for. */
export interface QuickStartChange {
  rtos: keyof typeof environments;
  /** Files that are added or replaced, by their names. */
  files: (read: Read) => Record<string, string>;
}

/** Replaces what the page says to replace, which has to be there. */
export function replaced(text: string, pairs: [string, string][]): string {
  return pairs.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`The quick start has no "${from}".`);
    return all.replace(from, to);
  }, text);
}

/** What Timing management shows of a file: with `index`, the part that goes on where the ones before it end. */
const timingFile = (title: string, index = 0) => titledText(timing, title, index);

/** All that Timing management shows of the files that reserve blocks: those for deep sleep and for uptime mode too. */
export const sequenceFiles = () => ({
  'sequence.h': timingFile('src/sequence.h'),
  'sequence.c': [0, 1, 2].map((index) => timingFile('src/sequence.c', index)).join('\n'),
});

const withBlocks = (read: Read) => ({
  'src/sequence.h': timingFile('src/sequence.h'),
  'src/sequence.c': timingFile('src/sequence.c'),
  'src/board_nv.c': timingFile('src/board_nv.c'),
  'CMakeLists.txt': replaced(read('CMakeLists.txt'), [['src/sequence.c', 'src/sequence.c src/board_nv.c']]),
});

/** A quick start's main.c that sets its time from `board_unix_ms()`, in the three places that Timing management names. */
function withClock(main: string, rtos: QuickStartChange['rtos']): string {
  const shown = timingFile('main/main.c (excerpt)');
  // The page shows the wait for FreeRTOS, and says how it looks on Zephyr.
  const follow = timingFile('main/main.c (excerpt)', 1);
  const {variable, wait, followed} =
    rtos === 'freertos'
      ? {variable: 'rc', wait: shown, followed: follow}
      : {
          variable: 'err',
          wait: replaced(shown, [
            ['vTaskDelay(pdMS_TO_TICKS(1000))', 'k_sleep(K_MSEC(1000))'],
            ['rc = ', 'err = '],
          ]),
          followed: replaced(follow, [['ESP_LOGW(TAG, ', 'LOG_WRN(']]),
        };
  const counter = `${variable} = skerry_counter_get(&counter);`;
  return replaced(main, [
    ['#define START_UNIX_MS (BUILD_UNIX_S * UINT64_C(1000))', 'uint64_t board_unix_ms(void);'],
    [`${variable} = skerry_init(START_UNIX_MS, device_key);`, wait],
    [counter, `${followed}\n${counter}`],
  ]);
}

/** The Zephyr quick start with a key from a source of its own, and a part that stands for the board. */
const withKey = (source: number, board: string) => (read: Read) => {
  const main = read('src/main.c');
  const [assertion = 'BUILD_ASSERT('] = /^BUILD_ASSERT\(sizeof\(device_key\)[^;]*;\n/m.exec(main) ?? [];
  return {
    'src/device_key.h': titledText(provisioning, 'src/device_key.h'),
    'src/device_key.c': titledText(provisioning, 'src/device_key.c', source),
    'src/board.c': fs.readFileSync(path.join(import.meta.dirname, 'quickStart', board), 'utf8'),
    'src/main.c': replaced(main, [
      [assertion, ''],
      ['\terr = skerry_init(START_UNIX_MS, device_key);', titledText(provisioning, 'src/main.c (excerpt)')],
    ]),
    'CMakeLists.txt': replaced(read('CMakeLists.txt'), [
      ['src/sequence.c', 'src/sequence.c src/device_key.c src/board.c'],
    ]),
  };
};

/** The quick starts as pages ask to change them, by the name of the folder that takes each. */
export const quickStartChanges: Record<string, QuickStartChange> = {
  blocks: {rtos: 'zephyr', files: withBlocks},
  uptime: {
    rtos: 'zephyr',
    files: (read) => {
      const [blocks, startCounter] = [0, 2].map((index) => timingFile('src/sequence.c', index));
      return {
        ...withBlocks(read),
        'src/sequence.c': `${blocks}\n${startCounter}`,
        'prj.conf': replaced(read('prj.conf'), [['SOURCE_UNIX_TIME', 'SOURCE_DEVICE_UPTIME']]),
        'src/main.c': replaced(read('src/main.c'), [
          ['err = skerry_init(START_UNIX_MS, device_key);', timingFile('src/main.c (excerpt)')],
          ['#define START_UNIX_MS (BUILD_UNIX_S * UINT64_C(1000))', ''],
        ]),
      };
    },
  },
  clock: {
    rtos: 'zephyr',
    files: (read) => ({
      ...withBlocks(read),
      'src/board_clock.c': timingFile('src/board_clock.c'),
      'CMakeLists.txt': replaced(read('CMakeLists.txt'), [
        ['src/sequence.c', 'src/sequence.c src/board_nv.c src/board_clock.c'],
      ]),
      'src/main.c': withClock(read('src/main.c'), 'zephyr'),
    }),
  },
  'freertos-clock': {
    rtos: 'freertos',
    files: (read) => ({
      'main/sequence.h': timingFile('src/sequence.h'),
      'main/sequence.c': timingFile('src/sequence.c'),
      'main/board_nv.c': timingFile('main/board_nv.c'),
      'main/board_clock.c': timingFile('main/board_clock.c'),
      'main/CMakeLists.txt': replaced(read('main/CMakeLists.txt'), [
        ['"sequence.c"', '"sequence.c" "board_nv.c" "board_clock.c"'],
        ['nvs_flash', 'nvs_flash esp_netif'],
      ]),
      'main/main.c': replaced(withClock(read('main/main.c'), 'freertos'), [
        [
          'ESP_LOGE(TAG, "no sequence number (%s)", esp_err_to_name(err));',
          timingFile('main/main.c (excerpt)', 2),
        ],
      ]),
    }),
  },
  'flash-page': {rtos: 'zephyr', files: withKey(0, 'flash.c')},
  'shell-key': {
    rtos: 'zephyr',
    files: (read) => {
      const files = withKey(1, 'shell.c')(read);
      const main: [string, string] = ['int main(void)', 'int page_main(void);\n\nint page_main(void)'];
      return {...files, 'src/main.c': replaced(files['src/main.c'], [main])};
    },
  },
};

/** Builds a copy of a quick start, with a change of this name or with one of the test's own, and yields the program. */
export async function buildChanged(folder: string, name: string, change = quickStartChanges[name]) {
  const own = path.join(folder, name);
  fs.cpSync(path.join(folder, `${change.rtos}-quick-start`), own, {recursive: true});
  const files = change.files((file) => fs.readFileSync(path.join(own, file), 'utf8'));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(own, file), text);
  // Few starts of the compiler: the quick starts themselves are built file by file, and each block by checkC. In one
  // file, what stands for ESP-IDF would hide names of the simulation.
  const args = [builtAt, `-DCMAKE_UNITY_BUILD=${change.rtos === 'zephyr' ? 'ON' : 'OFF'}`];
  return `${await build(folder, name, args, environments[change.rtos](folder))}/app`;
}
