import type {Brand} from './Brand';
import {
  differingLines,
  type Finding,
  findingsIn,
  leftoverPattern,
  prefixedNamePattern,
  uuidTracePattern,
} from './findings';
import type {TreeFile} from './readTree';
import {rewriter} from './rewrite';
import {keptFiles, packetFiles, type Rule, rulesFor} from './rules';

/** A file of the copy. */
export interface PlannedFile {
  /** Name in the source. */
  from: string;
  /** Name in the copy. */
  to: string;
  bytes: Buffer;
  /** Whether its content differs from the source's. */
  rewritten: boolean;
}

/** All that a rebranding does, worked out before anything is written. */
export interface RebrandPlan {
  files: PlannedFile[];
  counts: {rule: Rule; count: number}[];
  /** Why the copy must not be written. */
  errors: {
    /** Places that no rule knows. */
    leftovers: Finding[];
    /** Names that begin with the new C prefix already. */
    prefixed: Finding[];
    /** Files of the copy that two files of the source would be written to. */
    collisions: string[];
  };
  /** What somebody should look at. */
  notes: {
    /** Lines that another rebranding, back to the old brand, would not restore. */
    irreversible: Finding[];
    /** Bytes that may be the old service UUID. */
    uuidTraces: Finding[];
    /** Pictures and the like, which may show the old name. */
    binaries: string[];
  };
}

/** Works out the copy of a tree under another brand. */
export function planRebrand(tree: TreeFile[], from: Brand, to: Brand): RebrandPlan {
  const rules = rulesFor(from, to);
  const counts = new Map(rules.map((rule) => [rule, 0]));
  const rewrite = rewriter(rules, counts);
  const rewriteBack = rewriter(rulesFor(to, from));
  const leftover = leftoverPattern(from);
  const changesPrefix = from.cPrefix !== to.cPrefix;
  const changesUuid = from.serviceUuid !== to.serviceUuid;

  const plan: RebrandPlan = {
    files: [],
    counts: [],
    errors: {leftovers: [], prefixed: [], collisions: []},
    notes: {irreversible: [], uuidTraces: [], binaries: []},
  };
  const {errors, notes} = plan;

  for (const {name, bytes, text} of tree) {
    if (keptFiles.test(name)) {
      plan.files.push({from: name, to: name, bytes, rewritten: false});
      continue;
    }
    const newName = rewrite(name, name);
    errors.leftovers.push(
      ...findingsIn(name, newName.untouched, leftover).map((found) => ({...found, line: 0})),
    );
    if (text === undefined) {
      notes.binaries.push(newName.text);
      plan.files.push({from: name, to: newName.text, bytes, rewritten: false});
      continue;
    }

    const content = rewrite(name, text);
    errors.leftovers.push(...findingsIn(name, content.untouched, leftover));
    if (changesPrefix)
      errors.prefixed.push(...findingsIn(name, content.untouched, prefixedNamePattern(to.cPrefix)));
    if (changesUuid && packetFiles.test(name)) {
      notes.uuidTraces.push(...findingsIn(name, content.untouched, uuidTracePattern(from.serviceUuid)));
    }
    notes.irreversible.push(...differingLines(name, text, rewriteBack(newName.text, content.text).text));
    plan.files.push({
      from: name,
      to: newName.text,
      bytes: Buffer.from(content.text),
      rewritten: content.text !== text,
    });
  }

  plan.counts = rules.map((rule) => ({rule, count: counts.get(rule) ?? 0}));
  errors.collisions = collisionsOf(plan.files);
  return plan;
}

/** File systems of some readers do not tell capitals apart. */
function collisionsOf(files: PlannedFile[]): string[] {
  const seen = new Set<string>();
  return files
    .map(({to}) => to)
    .filter((name) => {
      const isTaken = seen.has(name.toLowerCase());
      seen.add(name.toLowerCase());
      return isTaken;
    });
}

/** Whether anything forbids writing the copy. */
export function hasErrors({errors}: RebrandPlan): boolean {
  return Object.values(errors).some((list) => list.length > 0);
}
