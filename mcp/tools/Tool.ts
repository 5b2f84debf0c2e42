import {type ZodRawShape, z} from 'zod';
import type {Sandbox} from '../../sandbox/createSandbox';
import type {Site} from '../site/Site';

export interface Context {
  site: Site;
  sandbox(): Promise<Sandbox>;
  /** Whether the sandbox lives no longer than the call. */
  forgets: boolean;
}

export interface Answer {
  text: string;
  /** Pages and files that it is taken from: addresses, or paths of the site. */
  sources: readonly string[];
  isError?: boolean;
}

export interface Tool<Shape extends ZodRawShape = ZodRawShape> {
  title: string;
  description: string;
  input: Shape;
  /** Whether a call changes what later calls answer: the sandbox alone. */
  changes?: boolean;
  answer(given: z.output<z.ZodObject<Shape>>, context: Context): Answer | Promise<Answer>;
}

/** A tool whose input is typed where it is written, among others whose inputs differ. */
export function tool<Shape extends ZodRawShape>(described: Tool<Shape>): Tool {
  return described as unknown as Tool;
}

export const searchWords = z.string().trim().min(1).max(512);
