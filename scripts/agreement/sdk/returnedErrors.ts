import type {Rule} from '../statement/Statement';
import {nameIn, placeOf, type SdkFacts, wordsOf} from './SdkFacts';

const isError = (code: string) => /^-E[A-Z]+$/.test(code);
const isCall = (code: string) => /^[a-z]\w*\(.*\)$|^[a-z]+(?:_[a-z]+)+$/.test(code);

/** Whether the header of a function knows each error that a page says it returns. */
export const returnedErrors: Rule<SdkFacts> = ({codes, subjects, text}, facts) => {
  let caller = subjects.find(isCall);
  const followers = codes.slice();
  return codes.flatMap((code, index) => {
    if (isCall(code) && !subjects.some(isCall)) caller = code;
    if (!isError(code)) return [];
    const name = nameIn(caller ?? followers.slice(index).find(isCall) ?? '');
    const entry = facts.get(name);
    // "Anything but" an error is the opposite of the claim.
    if (entry?.kind !== 'function' || text.includes(`not \`${code}\``)) return [];
    if (wordsOf(entry).includes(code)) return [{}];
    return [{problem: `${name}() returns ${code}, which ${placeOf(entry)} does not know`}];
  });
};
