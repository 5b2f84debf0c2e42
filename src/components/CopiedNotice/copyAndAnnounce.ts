import {announceCopied} from './announceCopied';
import {writeToClipboard} from './writeToClipboard';

/** Puts text on the clipboard, and says to everybody whether it is there now. */
export function copyAndAnnounce(text: string): void {
  void writeToClipboard(text).then(announceCopied);
}
