import {brand} from '../../../config/brand';
import type {ExampleBlock} from '../ExampleBlock';

const prefix = brand.cPrefix.toUpperCase();
const networks = new RegExp(`^CONFIG_${prefix}_(?:BLE|SAT)_NETWORK=`);
/** Options that switch on all that the headers declare. */
export const everything = ['BLE_NETWORK', 'SAT_NETWORK', 'SAT_NETWORK_DTM_MODE'].map(
  (option) => `CONFIG_${prefix}_${option}=1`,
);

/**
 * The macros that the build of a page's program defines: its Kconfig options, and what its CMake files pass on.
 *
 * @param blocks all blocks of the page
 * @returns `NAME=value`; where a page chooses no network, its code may use everything
 */
export function buildMacros(blocks: readonly ExampleBlock[]): string[] {
  const options = blocks.filter(({language}) => language === 'kconfig').flatMap(({text}) => optionsOf(text));
  const passedOn = blocks
    .filter(({language}) => language === 'cmake')
    .flatMap(({text}) => definitionsOf(text));
  const chosen = options.some((option) => networks.test(option)) ? [] : everything;
  return [...new Set([...chosen, ...options, ...passedOn])];
}

/** Options of a fragment as Kconfig turns them into macros; one that is off gives none. */
function optionsOf(fragment: string): string[] {
  return [...fragment.matchAll(/^(CONFIG_\w+)=(\S+)$/gm)].flatMap(([, name, value]) =>
    value === 'n' ? [] : [`${name}=${value === 'y' ? '1' : value}`],
  );
}

/** Names that CMake defines; the values are known to a build only. */
function definitionsOf(file: string): string[] {
  return [...file.matchAll(/\btarget_compile_definitions\(([^)]*)\)/g)].flatMap(([, inside]) =>
    [...inside.matchAll(/\b(\w+)=/g)].map(([, name]) => `${name}=1`),
  );
}
