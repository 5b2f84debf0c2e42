import type {AnswerPlace} from './readQuestions';
import type {Sections} from './readSections';

/**
 * What a page lacks of the answer to a question, a sentence for each; empty when it is all there.
 *
 * @param file Path of the page, for the sentences.
 */
export function missingIn(sections: Sections, place: AnswerPlace, file: string): string[] {
  const {heading, answer, corrects} = place;
  const blocks = sections.get(heading);
  if (!blocks) return [`${file} has no heading with the id "${heading}".`];
  const where = heading ? `${file}#${heading}` : `${file}, before its first heading,`;
  const missing = answer
    .filter((phrase) => !blocks.some((block) => block.includes(phrase)))
    .map((phrase) => `${where} does not say "${phrase}"${elsewhere(sections, phrase)}.`);
  if (corrects && !blocks.some((block) => block.startsWith(corrects)))
    missing.push(`No paragraph, list item or cell of ${where} begins with "${corrects}".`);
  return missing;
}

function elsewhere(sections: Sections, phrase: string): string {
  const others = [...sections].filter(([, blocks]) => blocks.some((block) => block.includes(phrase)));
  return others.length > 0 ? `, but ${others.map(([id]) => `#${id}`).join(' and ')} does` : '';
}
