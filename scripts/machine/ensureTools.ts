import {type DebianSystem, installPackages} from './DebianSystem';

/** Something that a machine must have. */
export interface Tool {
  /** What to install elsewhere than on Debian: `Python 3.9 or later with requests`. */
  name: string;
  /** Debian's packages that bring it. */
  packages: readonly string[];
  isThere(): boolean | Promise<boolean>;
}

async function findMissing(tools: readonly Tool[]): Promise<Tool[]> {
  const found = await Promise.all(tools.map((tool) => tool.isThere()));
  return tools.filter((_, index) => !found[index]);
}

/**
 * Sees to it that all tools are there: as root on Debian, by installing what is missing.
 *
 * @param purpose what they are for, in one sentence with the missing ones
 * @throws one sentence that names what to install
 */
export async function ensureTools(
  tools: readonly Tool[],
  purpose: string,
  print: (line: string) => void,
  system: DebianSystem,
): Promise<void> {
  const missing = await findMissing(tools);
  if (missing.length === 0) return;
  const packages = missing.flatMap((tool) => tool.packages);
  if (system.canUseApt()) {
    print(`Installing what ${purpose} need (Debian packages ${packages.join(', ')}) …`);
    await installPackages(packages, system);
  }
  const still = await findMissing(missing);
  if (still.length === 0) return;
  const names = still.map(({name}) => name).join(', ');
  throw new Error(
    `${purpose} need ${names}: install them (on Debian \`apt-get install ${still.flatMap((tool) => tool.packages).join(' ')}\`).`,
  );
}
