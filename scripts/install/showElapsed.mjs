const quietMs = 10_000;

/**
 * Prints `… label, 20 s` whenever nothing else was printed for 10 seconds, until stopped.
 *
 * @param {string} label
 * @param {(line: string) => void} [print]
 */
export function showElapsed(label, print = console.log) {
  const start = Date.now();
  const seconds = () => (Date.now() - start) / 1000;
  const timer = setInterval(() => print(`  … ${label}, ${Math.round(seconds())} s`), quietMs);
  return {
    touch: () => void timer.refresh(),
    stop() {
      clearInterval(timer);
      return seconds();
    },
  };
}
