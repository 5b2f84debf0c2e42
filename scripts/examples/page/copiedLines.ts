import {takeMarkers} from '../../../plugins/content/highlight/fenceOptions';

/** What readers copy of a fence's text, and the number of each of its lines in that text, from 0. */
export function copiedLines(code: string): {text: string; numbers: number[]} {
  const {code: shown, marks} = takeMarkers(code);
  // A line that is a marker comment vanishes when it is taken alone.
  const numbers = code
    .split('\n')
    .flatMap((line, number) => (line !== '' && takeMarkers(line).code === '' ? [] : [number]));
  const kept = shown.split('\n').flatMap((line, index) => {
    return marks.get(index) === 'deleted' ? [] : [{line, number: numbers[index]}];
  });
  return {text: kept.map(({line}) => line).join('\n'), numbers: kept.map(({number}) => number)};
}
