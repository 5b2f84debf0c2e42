import type {Alternative, QueryWord, Terms} from './queryWords';
import {completeness, matchWeights, shares, term} from './ranking';
import type {TermIndex} from './TermIndex';

/** How sections and their pages meet a query. */
interface Sum {
  score: Float64Array;
  /** Sum of what the words met say. */
  met: Float64Array;
}

/** A section that meets a query. */
export interface Ranked {
  section: number;
  score: number;
  /** Share of what the query says that its page meets for sure, up to 1. */
  share: number;
}

/** The sections that meet a query, best first. */
export interface Ranking {
  sections: Ranked[];
  /** How much of the query each record meets by itself. */
  records: Float64Array;
}

/**
 * Ranks the sections that meet a query.
 *
 * A section counts by what it meets itself, by the best of its records, and by what its page meets, because the words
 * of a question often stand in neighboring sections. Rare words say more than frequent ones, and lacking words costs.
 * Where a section meets all words, those of pages that lack one are left out.
 *
 * @param pageOf Number of each section's page.
 * @param boostOf What a section counts beside others.
 */
export function rank(
  words: readonly QueryWord[],
  index: TermIndex,
  pageOf: readonly number[],
  boostOf: (section: number) => number,
): Ranking {
  const sumOf = (length: number): Sum => ({score: new Float64Array(length), met: new Float64Array(length)});
  const sections = sumOf(index.size);
  const pages = sumOf((pageOf.at(-1) ?? 0) + 1);
  const records = new Float64Array(index.sectionOf.length);
  const best = new Float64Array(pages.score.length);
  const sure = new Float64Array(pages.score.length);
  let all = 0;
  let asked = 0;
  for (const {alternatives, weight, isGuess} of words) {
    const {counts, frequency, met} = countMatches(alternatives, index);
    const rarity = Math.log(1 + (index.size - frequency + 0.5) / (frequency + 0.5));
    const says = weight * rarity ** term.rarityPower;
    asked += isGuess ? says / matchWeights.guessInSentence : says;
    if (frequency === 0) continue;
    all += says;
    best.fill(0);
    counts.forEach((count, section) => {
      if (count === 0) return;
      const score = (says * count * (term.saturation + 1)) / (count + term.saturation);
      add(sections, section, score, says);
      const page = pageOf[section] as number;
      best[page] = Math.max(best[page] as number, score);
    });
    best.forEach((score, page) => {
      if (score === 0) return;
      add(pages, page, score, says);
      if (!isGuess) sure[page] = (sure[page] as number) + says;
    });
    met.forEach((isMet, record) => {
      if (isMet) records[record] = (records[record] as number) + says;
    });
  }
  const bestRecord = new Float64Array(index.size);
  records.forEach((score, record) => {
    const section = index.sectionOf[record] as number;
    if (score > (bestRecord[section] as number)) bestRecord[section] = score;
  });
  const share = ({met}: Sum, number: number) => (met[number] as number) / all;
  const isWhole = (sum: Sum, number: number) => share(sum, number) > 0.999;
  const isMet = sections.met.some((_, section) => isWhole(sections, section));
  const ranked: Ranked[] = [];
  sections.score.forEach((score, section) => {
    const page = pageOf[section] as number;
    if (score === 0 || (isMet && !isWhole(sections, section) && !isWhole(pages, page))) return;
    const own = (score + shares.record * (bestRecord[section] as number)) * boostOf(section);
    const ofPage = (pages.score[page] as number) * share(pages, page) ** completeness.page;
    ranked.push({
      section,
      score: own * share(sections, section) ** completeness.section + shares.page * ofPage,
      share: (sure[page] as number) / asked,
    });
  });
  return {sections: ranked.sort((a, b) => b.score - a.score || a.section - b.section), records};
}

function add({score, met}: Sum, number: number, points: number, says: number): void {
  score[number] = (score[number] as number) + points;
  met[number] = (met[number] as number) + says;
}

/** How often each section meets a word, weighted, how many meet it as it is or in another form, and which records. */
function countMatches(alternatives: readonly Alternative[], index: TermIndex) {
  const counts = new Float64Array(index.size);
  const isSure = new Uint8Array(index.size);
  const met = new Uint8Array(index.sectionOf.length);

  function count(terms: Terms, weight: number, isAll: boolean, into: Float64Array): void {
    for (const [term, counted] of terms) {
      for (const posting of index.postings(term)) {
        const section = index.sectionOf[posting.record] as number;
        into[section] = (into[section] as number) + weight * counted * posting.weight;
        if (counted > 0.5 && isAll) isSure[section] = 1;
        // What readers ask and the headings above are not what a record shows.
        if (posting.field === 'own' || posting.field === 'text') met[posting.record] = 1;
      }
    }
  }

  for (const {weight, all} of alternatives) {
    const [only, ...others] = all;
    if (only && others.length === 0) count(only, weight, true, counts);
    if (others.length === 0) continue;
    const found = all.map((terms) => {
      const one = new Float64Array(index.size);
      count(terms, weight, false, one);
      return one;
    });
    for (let section = 0; section < index.size; section++) {
      const least = found.reduce((least, one) => Math.min(least, one[section] as number), Infinity);
      if (least === 0) continue;
      counts[section] = (counts[section] as number) + least;
      isSure[section] = 1;
    }
  }
  const sure = isSure.reduce((sum, one) => sum + one, 0);
  return {counts, met, frequency: sure || counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0)};
}
