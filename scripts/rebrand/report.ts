import type {Brand} from './Brand';
import type {Finding} from './findings';
import type {RebrandPlan} from './planRebrand';

const shown = 20;

/** The rules with what they replaced, and the notes. */
export function planReport(plan: RebrandPlan, from: Brand, to: Brand): string {
  const rewritten = plan.files.filter((file) => file.rewritten).length;
  const renamed = plan.files.filter((file) => file.from !== file.to);
  const {irreversible, uuidTraces, binaries} = plan.notes;
  return [
    `${from.name} → ${to.name} (${to.slug}, ${to.cPrefix}_, ${to.domain}, ${to.serviceUuid})`,
    `${plan.files.length} files, ${rewritten} with changes, ${renamed.length} renamed`,
    '',
    ...countLines(plan),
    ...renamed.map((file) => `renamed: ${file.from} → ${file.to}`),
    ...section(
      `Look at these lines: they hold bytes that may be the service UUID ${from.serviceUuid}, and were left as they are.`,
      uuidTraces.map(place),
    ),
    ...section(
      'These lines hold the new brand already, or a wrong article. If the copy is rebranded again, they change too.',
      irreversible.map(place),
    ),
    ...section('Look at these files, which were copied as they are: they may show the old name.', binaries),
  ].join('\n');
}

function countLines({counts}: RebrandPlan): string[] {
  const idWidth = Math.max(...counts.map(({rule}) => rule.id.length));
  const countWidth = Math.max(...counts.map(({count}) => String(count).length));
  return counts.map(
    ({rule, count}) => `${String(count).padStart(countWidth)}  ${rule.id.padEnd(idWidth)}  ${rule.why}`,
  );
}

/** What forbids the copy, with what to do; empty when nothing does. */
export function errorReport({errors: {leftovers, prefixed, collisions}}: RebrandPlan, to: Brand): string {
  return [
    ...section(
      'No rule says what becomes of these. Spell them in one of the ways above, or add a rule to scripts/rebrand/rules.ts:',
      leftovers.map(place),
    ),
    ...section(`Names begin with ${to.cPrefix}_ already, so choose another --c-prefix:`, prefixed.map(place)),
    ...section('Two files would get one name:', collisions),
  ].join('\n');
}

function section(title: string, lines: string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length > shown ? [`  … and ${lines.length - shown} more`] : [];
  return ['', title, ...lines.slice(0, shown).map((line) => `  ${line}`), ...rest];
}

function place({file, line, text}: Finding): string {
  return line === 0 ? `${file} (the file's name)` : `${file}:${line}: ${text.trim().slice(0, 120)}`;
}
