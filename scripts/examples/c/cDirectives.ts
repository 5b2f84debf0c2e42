import type {ExampleBlock} from '../ExampleBlock';

/** The words that may follow `example:` before a block of C, as the table of all directives lists them. */
export const cDirectives = {
  after: {
    argument: /^(?:samples\/preludes\/[\w-]+\.h|docs\/[\w/-]+\.mdx)$/,
    usage: 'example: after samples/preludes/board.h" or "example: after docs/guides/page.mdx',
    before: ['c'],
  },
  continues: {argument: /^$/, usage: 'example: continues', before: ['c']},
} as const;

/** What a block needs from around it. */
export interface Surroundings {
  /** Headers in `samples/preludes` that are included first. */
  preludes: string[];
  /** Pages whose files are there too. */
  pages: string[];
  /** Whether the block goes on where the last one with its title ends. */
  continues: boolean;
}

/** Reads the directives of a block of C. */
export function surroundingsOf({directives}: ExampleBlock): Surroundings {
  const after = directives.filter(({name}) => name === 'after').map(({argument}) => argument);
  return {
    preludes: after.filter((file) => file.endsWith('.h')),
    pages: after.filter((file) => file.endsWith('.mdx')),
    continues: directives.some(({name}) => name === 'continues'),
  };
}
