import {transform} from 'esbuild';

/** A digest in a name that the runtime knows, as the bundler has it before the files are finished. */
const digest = /(?<=")[0-9a-f]{8}(?=")/g;

/** What stands for one meanwhile: a number as long as that, so that places in the script stay what they are. */
const numbered = /(?<=")\d{8}(?=")/g;

/** A minified script and its source map, as JSON. */
export interface Minified {
  code: string;
  map: string;
}

/**
 * Minifies the bundler's runtime in a way that does not depend on the digests in it: a minifier gives the letters that
 * are frequent to the names that are, and the first digests differ from folder to folder.
 */
export async function minifyRuntime(script: string): Promise<Minified> {
  const digests: string[] = [];
  const neutral = script.replace(digest, (found) => {
    digests.push(found);
    return String(digests.length - 1).padStart(found.length, '0');
  });
  const {code, map} = await transform(neutral, {
    minify: true,
    legalComments: 'none',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    sourcemap: 'external',
    sourcefile: 'webpack/runtime',
  });
  return {code: code.replace(numbered, (number) => digests[Number(number)]), map};
}
