import path from 'node:path';
import {apiReferenceOptions} from '../../config/apiReference';
import {madePages} from '../pages/listPages';

/** What a reader works through. */
const procedure = `{/* The first paragraph: what the reader gets, and from where they start. */}

## Before you start

{/* What they need, and where they get it. */}

## 1.

{/* What to do. Put what comes out into ExpectedOutput, and what to do otherwise into Differs. */}

## If it does not work {/* #problems */}

{/* A table: what they see, and what to do then. */}

## Next

{/* Where it goes on. */}
`;

/** What a reader looks up or wants to understand. */
const subject = `{/* The first paragraph: what this page answers, in words that somebody who searches would use. */}

##

{/* Each section answers one question. Each number has its unit and its limit. */}

## Limits {/* #limits */}

{/* What does not work, and what to do instead. */}
`;

/** Plans a page and its line in the sidebars, after the last page of the same folder. */
export function planPage(file: string, sidebars: string, isThere: (file: string) => boolean) {
  if (!/^docs\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/.test(file))
    throw new Error(
      `${file}: name a page as docs/network/antennas.mdx, in lowercase letters, digits and hyphens.`,
    );
  if (file.startsWith(madePages))
    throw new Error(`${file}: pages of this folder are made from ${apiReferenceOptions.specPath}.`);
  if (isThere(file)) throw new Error(`${file} exists already.`);
  const id = file.slice('docs/'.length, -'.mdx'.length);
  const folder = path.posix.dirname(id);
  const siblings = [...sidebars.matchAll(/'([a-z0-9/-]+)'/g)].filter(
    ([, other = '']) => isThere(`docs/${other}.mdx`) && path.posix.dirname(other) === folder,
  );
  const last = siblings.findLast(({index}) => !/id: $/.test(sidebars.slice(0, index)));
  if (!last)
    throw new Error(
      `${file}: sidebars.ts lists no page of docs/${folder} after which it could stand. Take the folder of a page that it lists.`,
    );
  const end = last.index + last[0].length;
  const words = path.posix.basename(id).replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const body = /(?:^|\/)(?:guides|quick-start-guides)\//.test(file) ? procedure : subject;
  return {
    page: `---\ntitle: ${title}\ndescription:\n---\n\n${body}`,
    sidebars: `${sidebars.slice(0, end)}, '${id}'${sidebars.slice(end)}`,
  };
}
