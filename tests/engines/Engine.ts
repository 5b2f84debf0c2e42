/** What a page or the browser has printed. */
export interface Message {
  level: 'error' | 'warning' | 'other';
  text: string;
}

/** An element: by role and accessible name, as the engine itself computes them, or by a selector. */
export type Target = {role: string; name: string; within?: string} | {css: string};

/** A browser with one page, which does what a reader does. Each action waits until its element is there to be seen. */
export interface Engine {
  /** Goes to an address, and returns when the document has loaded. */
  open(url: string): Promise<void>;
  /** Sets the size of what the page can draw on, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page; it sees nothing of what is around it here. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  /** Presses a key, with what is held before it: `Enter`, `Control+k`. */
  press(keys: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** What the window shows, as PNG in base64. */
  screenshot(): Promise<string>;
  /** Takes what has been printed since it was last asked. */
  messages(): Promise<Message[]>;
  close(): Promise<void>;
}
