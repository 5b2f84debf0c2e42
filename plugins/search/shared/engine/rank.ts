import type {Alternative, QueryWord, Terms} from './queryWords';
import {completeness, isSentence, matchWeights, shares, term} from './ranking';
import type {TermIndex} from './TermIndex';

/** What meets a query. */
interface Ranking {
  /** Best first; `share` is the part of what the query says that the page meets for sure, up to 1. */
  sections: Array<{section: number; score: number; share: number}>;
  /** How much of the query each record meets by itself. */
  records: Float64Array;
}

/** How sections or pages meet a query: their scores, and the sums of what the words met say. */
interface Sum {
  score: Float64Array;
  met: Float64Array;
}

/**
 * Ranks the sections that meet a query.
 *
 * A section counts by what it meets itself, by the best of its records, and by what its page meets, because the words
 * of a question often stand in neighboring sections. Rare words say more than frequent ones, and lacking words costs.
 * A sentence that holds much of what readers ask of a section is likely to ask the same.
 * Where a section meets all words, those of pages that lack one are left out.
 */
export function rank(words: readonly QueryWord[], index: TermIndex): Ranking {
  const size = index.sections.length;
  const pageOf = index.sections.map(({page}) => page);
  const sumOf = (length: number): Sum => ({score: new Float64Array(length), met: new Float64Array(length)});
  const sections = sumOf(size);
  const pages = sumOf((pageOf.at(-1) ?? 0) + 1);
  const records = new Float64Array(index.sectionOf.length);
  const askedOf = new Float64Array(size);
  const best = new Float64Array(pages.score.length);
  const sure = new Float64Array(pages.score.length);
  let all = 0;
  let asked = 0;
  for (const {alternatives, weight, isGuess} of words) {
    const {counts, frequency, met, inAsked} = countMatches(alternatives, index);
    const rarity = Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5));
    const says = weight * rarity ** term.rarityPower;
    asked += isGuess ? says / matchWeights.guessInSentence : says;
    if (frequency === 0) continue;
    all += says;
    best.fill(0);
    for (let section = 0; section < size; section++) {
      const count = counts[section];
      if (count === 0) continue;
      const score = (says * count * (term.saturation + 1)) / (count + term.saturation);
      sections.score[section] += score;
      sections.met[section] += says;
      best[pageOf[section]] = Math.max(best[pageOf[section]], score);
    }
    for (const [page, score] of best.entries()) {
      if (score === 0) continue;
      pages.score[page] += score;
      pages.met[page] += says;
      if (!isGuess) sure[page] += says;
    }
    for (let record = 0; record < records.length; record++) records[record] += says * met[record];
    for (let section = 0; section < size; section++) askedOf[section] += says * inAsked[section];
  }
  const bestRecord = new Float64Array(size);
  for (let record = 0; record < records.length; record++) {
    const section = index.sectionOf[record];
    if (records[record] > bestRecord[section]) bestRecord[section] = records[record];
  }
  const share = ({met}: Sum, number: number) => met[number] / all;
  const isWhole = (sum: Sum, number: number) => share(sum, number) > 0.999;
  const isMet = sections.met.some((_, section) => isWhole(sections, section));
  const ofPages = pages.score.map((score, page) => score * share(pages, page) ** completeness.page);
  const ranked: Ranking['sections'] = [];
  for (let section = 0; section < size; section++) {
    const score = sections.score[section];
    const {page, boost} = index.sections[section];
    if (score === 0 || (isMet && !isWhole(sections, section) && !isWhole(pages, page))) continue;
    const asks = askedOf[section] * (askedOf[section] / all) ** completeness.asked;
    const likely = isSentence(words.length) ? shares.asked * asks : 0;
    const own = (score + shares.record * bestRecord[section] + likely) * boost;
    ranked.push({
      section,
      score: own * share(sections, section) ** completeness.section + shares.page * ofPages[page],
      share: sure[page] / asked,
    });
  }
  return {sections: ranked.sort((a, b) => b.score - a.score), records};
}

/**
 * How often each section meets a word, weighted, how many meet it as it is or in another form, which records do, and how
 * surely what readers ask does.
 */
function countMatches(alternatives: readonly Alternative[], index: TermIndex) {
  const size = index.sections.length;
  const counts = new Float64Array(size);
  const sure = new Uint8Array(size);
  const met = new Uint8Array(index.sectionOf.length);
  const inAsked = new Float64Array(size);

  function count(terms: Terms, weight: number, into: Float64Array): void {
    for (const [term, counted] of terms) {
      const {records, fields, weights} = index.postings(term) ?? {records: [], fields: [], weights: []};
      for (let at = 0; at < records.length; at++) {
        const section = index.sectionOf[records[at]];
        into[section] += weight * counted * weights[at];
        if (counted > 0.5 && into === counts) sure[section] = 1;
        // What readers ask and the headings above are not what a record shows.
        if (fields[at] === 'own' || fields[at] === 'text') met[records[at]] = 1;
        if (fields[at] === 'asked') inAsked[section] = Math.max(inAsked[section], counted);
      }
    }
  }

  for (const {weight, all} of alternatives) {
    if (all.length === 1) {
      count(all[0], weight, counts);
      continue;
    }
    // A section has as much of a phrase as it has of the word that it has least of.
    const least = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    for (const terms of all) {
      const one = new Float64Array(size);
      count(terms, weight, one);
      for (let section = 0; section < size; section++)
        if (one[section] < least[section]) least[section] = one[section];
    }
    for (let section = 0; section < size; section++) {
      if (least[section] === 0) continue;
      counts[section] += least[section];
      sure[section] = 1;
    }
  }
  return {counts, met, inAsked, frequency: nonZero(sure) || nonZero(counts)};
}

function nonZero(numbers: Uint8Array | Float64Array): number {
  let count = 0;
  for (let at = 0; at < numbers.length; at++) if (numbers[at] !== 0) count++;
  return count;
}
