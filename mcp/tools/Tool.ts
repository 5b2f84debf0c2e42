import type {ZodRawShape, z} from 'zod';
import type {Sandbox} from '../../sandbox/createSandbox';
import type {Site} from '../site/Site';

/** What a tool works with. */
export interface Context {
  site: Site;
  /** The sandbox of this server. */
  sandbox(): Promise<Sandbox>;
  /** Whether the sandbox lives no longer than the call. */
  forgets: boolean;
}

/** What a tool answers. */
export interface Answer {
  /** Markdown. */
  text: string;
  /** Addresses of pages and files that it comes from. */
  sources: readonly string[];
  isError?: boolean;
}

/** A tool that assistants call. */
export interface Tool<Shape extends ZodRawShape = ZodRawShape> {
  title: string;
  /** What it is for, told to the assistant. */
  description: string;
  /** What it is given, each with a description. */
  input: Shape;
  /** Whether a call changes what later calls answer: the sandbox alone. */
  changes?: boolean;
  answer(given: z.output<z.ZodObject<Shape>>, context: Context): Promise<Answer>;
}

/** A tool whose input is typed where it is written, among others whose inputs differ. */
export function tool<Shape extends ZodRawShape>(described: Tool<Shape>): Tool {
  return described as unknown as Tool;
}
