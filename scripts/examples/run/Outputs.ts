import {compareJson} from '../compare/compareJson';
import {compareText, isEllipsis} from '../compare/compareText';
import type {KnownIds} from '../compare/volatile';
import {languageOf} from '../page/blockKind';
import {directiveOf, type PageBlock} from '../page/PageBlock';
import type {ProcessGroup} from '../shell/startGroup';
import {awaitLines} from './awaitLines';
import type {PagePorts} from './PagePorts';

/** A command that goes on. */
export interface BackgroundSource {
  from: 'background';
  group: ProcessGroup;
  /** The block that started it. */
  block: PageBlock;
  /** Lines that outputs of the page have shown. */
  seen: number;
}

/** Where the output comes from that the next output block shows. */
export type OutputSource =
  | {from: 'command'; output: string}
  | BackgroundSource
  | {from: 'nothing'; why: string}
  | {from: 'not run'};

/** Reports a problem at a line of a block's text, from 1; 0 is its fence. */
export type Report = (block: PageBlock, line: number, message: string) => void;

/** What came out in one run, and whether the page shows it. */
export class Outputs {
  source: OutputSource = {from: 'nothing', why: 'no command stands before it'};
  background?: BackgroundSource;
  readonly #ids: KnownIds = new Map();
  readonly #report: Report;
  readonly #ports: PagePorts;
  readonly #timeout: number;

  /** @param options.timeout milliseconds that the next line from the background may take */
  constructor(report: Report, {ports, timeout}: {ports: PagePorts; timeout: number}) {
    this.#report = report;
    this.#ports = ports;
    this.#timeout = timeout;
  }

  /** Compares a block with what came out last. */
  async compare(block: PageBlock): Promise<void> {
    const source = directiveOf(block, 'of') === undefined ? this.source : this.background;
    if (source === undefined) this.#report(block, 0, 'nothing runs in the background.');
    else if (source.from === 'command') this.compareWith(block, source.output);
    else if (source.from === 'background') await this.#compareBackground(block, source);
    else if (source.from === 'nothing') {
      const advice = 'list it in scripts/examples/notRun.yaml if that is right.';
      this.#report(block, 0, `${source.why}, so nothing can have come out; ${advice}`);
    }
  }

  async #compareBackground(block: PageBlock, source: BackgroundSource): Promise<void> {
    const {text, isComplete, lines} = await awaitLines(source.group, {
      from: source.seen,
      count: block.text.split('\n').filter((line) => !isEllipsis(line)).length,
      // What a command prints by itself may go on; what another command made it print ends.
      isWhole: directiveOf(block, 'of') !== undefined,
      timeout: this.#timeout,
    });
    source.seen += lines;
    const command = 'the command in the background';
    const late = isComplete ? '' : `${command} printed nothing more for ${this.#timeout / 1000} s: `;
    const isOver = source.group.hasEnded();
    this.compareWith(block, text, isOver ? `${command} ended with ${await source.group.ended}: ` : late);
  }

  /** Compares a block with a text; `why` begins the message about a difference. */
  compareWith(block: PageBlock, output: string, why = ''): void {
    const options = {
      varies: (directiveOf(block, 'varies') ?? '').split(/\s*,\s*/).filter(Boolean),
      exact: directiveOf(block, 'exact') !== undefined,
      part: directiveOf(block, 'part') !== undefined,
      ids: this.#ids,
    };
    const unused = options.varies.find((word) => !block.text.includes(word));
    if (unused) this.#report(block, 0, `"example: varies ${unused}" names nothing in the block.`);
    const compare = languageOf(block) === 'json' ? compareJson : compareText;
    const difference = compare(block.text, this.#ports.toShow(output), options);
    if (difference) this.#report(block, difference.line, why + difference.message);
  }
}
