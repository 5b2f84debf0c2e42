import {useState} from 'react';
import {type ReadNumbers, readNumbers, type Specs, type Texts, textsFor} from './specs';

/** What a planner's fields hold, and the numbers in them. */
export interface NumbersState<Name extends string> extends ReadNumbers<Name> {
  texts: Texts<Name>;
  /** Whether anything is not as at first. */
  isChanged: boolean;
  change: (name: Name, text: string) => void;
  reset: () => void;
}

/**
 * Keeps what stands in a planner's fields.
 *
 * @param given what the address says
 * @param typed what the reader typed before the planner was loaded
 */
export function useNumbers<Name extends string>(
  specs: Specs<Name>,
  given: URLSearchParams,
  typed?: Readonly<Record<string, string>>,
): NumbersState<Name> {
  const [texts, setTexts] = useState<Texts<Name>>(() => ({...textsFor(specs, given), ...typed}));
  return {
    texts,
    isChanged: JSON.stringify(texts) !== JSON.stringify(textsFor(specs)),
    ...readNumbers(specs, texts),
    change: (name, text) => setTexts((before) => ({...before, [name]: text})),
    reset: () => setTexts(textsFor(specs)),
  };
}
