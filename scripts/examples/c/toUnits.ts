import {brand} from '../../../config/brand';
import type {ExampleBlock} from '../ExampleBlock';
import {buildMacros, everything} from './buildMacros';
import {surroundingsOf} from './cDirectives';
import {fragmentText} from './fragmentText';
import {filesOfPage, isCFile, numbered} from './pageFiles';
import type {Unit} from './Unit';

const kconfigDefaults = 'samples/stubs/kconfig/defaults.h';
const fragmentPrelude = 'samples/preludes/fragment.h';
const configHeader = `${brand.cPrefix}_config.h`;

/**
 * Makes a source file of each block of C.
 *
 * A block whose title is a file is that file, and finds the headers of its page; any other is a piece of code that the
 * page shows without what surrounds it.
 *
 * @param blocks all blocks of one page, in its order
 */
export function toUnits(blocks: readonly ExampleBlock[]): Unit[] {
  const macros = buildMacros(blocks);
  const code = blocks.filter(({language}) => language === 'c');
  return code.map((block, index) => {
    const {preludes, pages, continues} = surroundingsOf(block);
    const headers = headersFor(code, index, pages.flatMap(filesOfPage));
    const unit = {block, headers, macros, preludes: [kconfigDefaults, ...preludes], isFragment: false};
    const {title} = block;

    if (!isCFile(title)) {
      const first = preludes.length > 0 ? [] : [fragmentPrelude];
      return {
        ...unit,
        file: 'fragment.c',
        text: fragmentText(block),
        preludes: [...unit.preludes, ...first],
        macros: [...new Set([...everything, ...macros])],
        isFragment: true,
      };
    }
    if (title.endsWith(configHeader)) {
      // It stands for Kconfig, so nothing else may choose or complete its options.
      const text = `#include "${title}"\n#include <${brand.cPrefix}.h>`;
      return {...unit, file: 'config.c', text, macros: [], preludes};
    }
    if (title.endsWith('.h')) return {...unit, file: 'header.c', text: `#include "${title}"`};
    const before = continues ? beginningOf(title, code.slice(0, index)) : [];
    return {...unit, file: title, text: [...before, block].map(numbered).join('\n')};
  });
}

/** The last block with this title, and those before it that it goes on from. */
function beginningOf(title: string, before: readonly ExampleBlock[]): ExampleBlock[] {
  const same = before.filter((each) => each.title === title);
  const start = same.findLastIndex((each) => !surroundingsOf(each).continues);
  return same.slice(Math.max(start, 0));
}

/** The headers that a block finds: of several with one path the last one before it, else the first one after it. */
function headersFor(
  code: readonly ExampleBlock[],
  index: number,
  elsewhere: readonly ExampleBlock[],
): Map<string, string> {
  const byPriority = [...elsewhere, ...code.slice(index + 1).reverse(), ...code.slice(0, index + 1)];
  return new Map(
    byPriority.flatMap((block) =>
      isCFile(block.title) && block.title.endsWith('.h') ? [[block.title, numbered(block)] as const] : [],
    ),
  );
}
