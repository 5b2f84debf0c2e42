import type {Rule} from '../statement/Statement';
import type {ApiFacts} from './ApiFacts';
import {linkedOperations} from './linkedOperations';

/** Whether a link that has the title of an operation leads to that operation. */
export const titles: Rule<ApiFacts> = ({links}, facts) =>
  links.flatMap((link) => {
    const [operation] = linkedOperations({links: [link]}, facts);
    const named = [...facts.summaries].find(([, summary]) => summary === link.text);
    if (!operation || !named) return [];
    if (named[0] === operation.id) return [{}];
    return [{problem: `"${link.text}" leads to ${operation.id}, and is the title of ${named[0]}`}];
  });
