import type {IndexDifference, ObjectDifference, SettingDifference} from './compareIndex';
import {count} from './count';

const shown = 5;

/** What a push would change, a line each. */
export function differenceReport({records, synonyms, settings}: IndexDifference): string[] {
  return [
    ...objectLines('Records', records),
    ...objectLines('Synonyms', synonyms),
    `Settings: ${settings.length === 0 ? 'no difference' : count(settings, 'difference')}`,
    ...settings.map(settingLine),
  ];
}

function objectLines(title: string, {added, changed, removed, same}: ObjectDifference): string[] {
  const kinds = Object.entries({added, changed, removed});
  const counts = kinds.map(([kind, ids]) => `${ids.length.toLocaleString('en-US')} ${kind}`);
  return [
    `${title}: ${counts.join(', ')}, ${same.toLocaleString('en-US')} the same`,
    ...kinds.filter(([, ids]) => ids.length > 0).map(([kind, ids]) => `  ${kind}: ${someOf(ids)}`),
  ];
}

function someOf(ids: string[]): string {
  const rest = ids.length - shown;
  const end = rest > 0 ? ` … and ${rest.toLocaleString('en-US')} more` : '';
  return ids.slice(0, shown).join('  ') + end;
}

function settingLine({name, live, built}: SettingDifference): string {
  const written = (value: unknown) => (value === undefined ? 'default' : JSON.stringify(value));
  return `  ${name}: ${written(live)} → ${written(built)}`;
}
