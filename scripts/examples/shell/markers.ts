/** A control character that no example prints, around what the shell tells the checker between the lines. */
const fence = '\u001e';

/** What the shell tells: a command failed, or the block has ended. */
export interface Marker {
  kind: 'failed' | 'end';
  status: number;
  /** Line of the block, from 1, for a command that failed. */
  line: number;
}

/** Code that prints a marker, for bash. File descriptor 3 is the output even where a command's own is redirected. */
const markerCode = (kind: Marker['kind']) => `printf '\\036${kind} %s %s\\036' "$?" "$LINENO" >&3`;

/** Makes bash tell of commands that fail in a block, which it reads from a file, and not of that reading itself. */
export const tellFailures = `trap '__status=$?; [ -n "$BASH_SOURCE" ] && ${markerCode('failed').replaceAll("'", "'\\''").replace('$?', '$__status')}' ERR`;

/** Makes bash tell that a block has ended. */
export const tellEnd = markerCode('end');

const endPattern = new RegExp(`${fence}end \\d+ \\d+${fence}$`);
const pattern = new RegExp(`${fence}(failed|end) (\\d+) (\\d+)${fence}`, 'g');

/** Takes the markers out of what a shell printed. */
export function takeShellMarkers(printed: string): {output: string; markers: Marker[]} {
  const markers = [...printed.matchAll(pattern)].map(([, kind, status, line]) => ({
    kind: kind as Marker['kind'],
    status: Number(status),
    line: Number(line),
  }));
  return {output: printed.replaceAll(pattern, ''), markers};
}

/** Whether the shell has told that the block ended. */
export const hasEnded = (printed: string) => endPattern.test(printed);
