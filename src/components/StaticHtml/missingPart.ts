import {translate} from '@docusaurus/Translate';

/** HTML in place of a part of the page that could not be fetched; its link opens the page afresh. */
export function missingPart(): string {
  const text = translate({
    id: 'staticHtml.missing',
    message: 'This part of the page did not load.',
    description: 'In place of a code block, a table of parameters or a picture that could not be fetched',
  });
  const reload = translate({
    id: 'staticHtml.reload',
    message: 'Load the page again',
    description: 'Text of the link that opens the page afresh',
  });
  return `<span>${text} <a href="">${reload}</a></span>`;
}
