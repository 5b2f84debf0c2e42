import fs from 'node:fs';
import {brand} from '../../../config/brand';
import {inRoot} from '../../projectRoot';
import {languageOf} from '../languages/languages';
import type {PageBlock} from '../page/PageBlock';
import {readPage} from '../page/readTexts';

export interface Unit {
  block: PageBlock;
  /** Path below a folder of its own. */
  file: string;
  text: string;
  /** Headers of the pages beside it, by path. */
  headers: Map<string, string>;
  /** Included first, from the project's root. */
  preludes: string[];
  macros: string[];
  /** A piece of something longer, which need not use what it declares. */
  isFragment: boolean;
}

const prefix = brand.cPrefix.toUpperCase();
const networks = new RegExp(`^CONFIG_${prefix}_(?:BLE|SAT)_NETWORK=`);
/** Options that switch on all that the headers declare. */
const everything = ['BLE_NETWORK', 'SAT_NETWORK', 'SAT_NETWORK_DTM_MODE'].map(
  (option) => `CONFIG_${prefix}_${option}=1`,
);

/** What the build of a page's program defines; where a page chooses no network, its code may use everything. */
function buildMacros(blocks: readonly PageBlock[]): string[] {
  const textsIn = (language: string) =>
    blocks.filter((block) => languageOf(block) === language).map(({text}) => text);
  // An option that is off gives no macro.
  const options = textsIn('kconfig')
    .flatMap((text) => [...text.matchAll(/^(CONFIG_\w+)=(\S+)$/gm)])
    .flatMap(([, name, value]) => (value === 'n' ? [] : [`${name}=${value === 'y' ? '1' : value}`]));
  // The values of what CMake defines are known to a build only.
  const passedOn = textsIn('cmake')
    .flatMap((text) => [...text.matchAll(/\btarget_compile_definitions\(([^)]*)\)/g)])
    .flatMap(([, inside]) => [...inside.matchAll(/\b(\w+)=/g)].map(([, name]) => `${name}=1`));
  const chosen = options.some((option) => networks.test(option)) ? [] : everything;
  return [...new Set([...chosen, ...options, ...passedOn])];
}

/** Whether a title is the path of a C file, and no words about one. */
const isCFile = (title = '') => /^[\w./-]+\.[ch]$/.test(title);

const isHeader = ({title = ''}: PageBlock) => isCFile(title) && title.endsWith('.h');

function codeOf(page: string): PageBlock[] {
  const {blocks} = readPage(page, fs.readFileSync(inRoot(page), 'utf8'));
  return blocks.filter((block) => languageOf(block) === 'c');
}

/** The block's text, whose lines the compiler counts as those of the page. */
function numbered({page, text, lines}: PageBlock): string {
  return text
    .split('\n')
    .map((line, index) =>
      index > 0 && lines[index] === lines[index - 1] + 1 ? line : `#line ${lines[index]} "${page}"\n${line}`,
    )
    .join('\n');
}

const functionDefinition = /^\w[\w \t*]*\([^;]*\)\n\{/m;
/** A call, a control statement, or a variable that is neither static nor constant: only functions may hold them. */
const statement =
  /^(?:(?:if|for|while|do|switch|return)\b|\w+\(.*\);|(?!static\b|#).*= (?!sizeof).*\w\(|\w+(?:(?:\.|->)\w+)* = )/m;

/** A piece of code as a source file; statements are put into a function. */
function fragmentText(block: PageBlock): string {
  const code = block.text.replace(/\/\*[\s\S]*?\*\//g, '');
  const isStatements = !functionDefinition.test(code) && (/^[ \t]/.test(code) || statement.test(code));
  const text = numbered(block);
  return isStatements ? `int example(void);\nint example(void)\n{\n${text}\nreturn 0;\n}` : text;
}

const named = ({directives}: PageBlock, word: string) =>
  directives.filter(({name}) => name === word).map(({argument}) => argument);

/**
 * Makes a source file of each block of C. A block whose title is a file is that file, and finds the headers of its page; any other is a piece of code that the
 * page shows without what surrounds it.
 */
export function toUnits(blocks: readonly PageBlock[]): Unit[] {
  const macros = buildMacros(blocks);
  const code = blocks.filter((block) => languageOf(block) === 'c');
  return code.map((block, index) => {
    const {title = ''} = block;
    const after = named(block, 'after');
    const own = after.filter((file) => file.endsWith('.h'));
    const preludes = ['samples/stubs/kconfig/defaults.h', ...own];
    const elsewhere = after.filter((file) => file.endsWith('.mdx')).flatMap(codeOf);
    // Of several headers with one path, it finds the last one before it, else the first one after it.
    const byPriority = [...elsewhere, ...code.slice(index + 1).reverse(), ...code.slice(0, index + 1)];
    const headers = new Map(byPriority.filter(isHeader).map((each) => [each.title ?? '', numbered(each)]));
    const unit = {block, headers, macros, preludes, isFragment: false};

    if (!isCFile(title)) {
      const first = own.length > 0 ? [] : ['samples/preludes/fragment.h'];
      return {
        ...unit,
        file: 'fragment.c',
        text: fragmentText(block),
        preludes: [...preludes, ...first],
        macros: [...new Set([...everything, ...macros])],
        isFragment: true,
      };
    }
    const include = `#include "${title}"`;
    // It stands for Kconfig, so nothing else may choose or complete its options.
    if (title.endsWith(`${brand.cPrefix}_config.h`)) {
      const text = `${include}\n#include <${brand.cPrefix}.h>`;
      return {...unit, file: 'config.c', text, macros: [], preludes: own};
    }
    if (isHeader(block)) return {...unit, file: 'header.c', text: include};
    // It goes on from the last block with its title that does not go on itself.
    const same = code.slice(0, index + 1).filter((each) => each.title === title);
    const start = same.findLastIndex((each) => named(each, 'continues').length === 0);
    return {...unit, file: title, text: same.slice(Math.max(start, 0)).map(numbered).join('\n')};
  });
}
