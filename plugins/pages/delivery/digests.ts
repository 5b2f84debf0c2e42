import {createHash} from 'node:crypto';

export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Sources of a content security policy that allow exactly the code that pages hold. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

export function hashSource(text: string): string {
  // Browsers hash what their parser made of the text.
  const parsed = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}
