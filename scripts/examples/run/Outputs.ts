import {setTimeout as wait} from 'node:timers/promises';
import {compareJson} from '../compare/compareJson';
import {compareText, isEllipsis, trimmedLines} from '../compare/compareText';
import {languageOf} from '../languages/languages';
import {directiveOf, type PageBlock} from '../page/PageBlock';
import type {ProcessGroup} from './Shell';
import type {PagePorts} from './PagePorts';

interface Background {
  group: ProcessGroup;
  block: PageBlock;
  /** Lines that outputs of the page have shown. */
  seen: number;
}

/** Reports a problem at a line of a block's text, from 1; 0 is its fence. */
export type Report = (block: PageBlock, line: number, message: string) => void;

/** How long a line too many may take to come, in milliseconds. */
const settleMs = 200;

export class Outputs {
  /** What the next output block shows: a text, what goes on, why there is nothing, or what is not run. */
  source: {text: string} | Background | {why: string} | 'not run' = {why: 'no command stands before it'};
  background?: Background;
  private readonly ids = new Map<string, string>();

  /** @param timeout milliseconds that the next line from the background may take */
  constructor(
    private readonly report: Report,
    private readonly ports: PagePorts,
    private readonly timeout: number,
  ) {}

  async compare(block: PageBlock): Promise<void> {
    const source = directiveOf(block, 'of') === undefined ? this.source : this.background;
    if (source === undefined) this.report(block, 0, 'nothing runs in the background.');
    else if (source === 'not run') return;
    else if ('text' in source) this.compareWith(block, source.text);
    else if ('group' in source) await this.compareBackground(block, source);
    else {
      const advice = 'list it in scripts/examples/notRun.yaml if that is right.';
      this.report(block, 0, `${source.why}, so nothing can have come out; ${advice}`);
    }
  }

  /** Waits until the command has printed as many more lines as a block shows, and compares them. */
  private async compareBackground(block: PageBlock, source: Background): Promise<void> {
    const {group, seen} = source;
    const fresh = () => trimmedLines(group.printed).slice(seen);
    const count = block.text.split('\n').filter((line) => !isEllipsis(line)).length;
    await group.until(() => fresh().length >= count, this.timeout);
    const isComplete = fresh().length >= count;
    // What a command prints by itself may go on; what another command made it print ends.
    const isWhole = directiveOf(block, 'of') !== undefined;
    if (isWhole) await wait(settleMs);
    const lines = isWhole ? fresh() : fresh().slice(0, count);
    source.seen += lines.length;
    const late = isComplete ? '' : `printed nothing more for ${this.timeout / 1000} s`;
    const state = group.status === undefined ? late : `ended with ${group.status}`;
    this.compareWith(block, lines.join('\n'), state && `the command in the background ${state}: `);
  }

  /** Compares a block with a text; `why` begins the message about a difference. */
  compareWith(block: PageBlock, output: string, why = ''): void {
    const tolerance = {
      varies: (directiveOf(block, 'varies') ?? '').split(/\s*,\s*/).filter(Boolean),
      exact: directiveOf(block, 'exact') !== undefined,
      part: directiveOf(block, 'part') !== undefined,
      ids: this.ids,
    };
    const unused = tolerance.varies.find((word) => !block.text.includes(word));
    if (unused) this.report(block, 0, `"example: varies ${unused}" names nothing in the block.`);
    const compare = languageOf(block) === 'json' ? compareJson : compareText;
    const difference = compare(block.text, this.ports.toShow(output), tolerance);
    if (difference) this.report(block, difference.line, why + difference.message);
  }
}
