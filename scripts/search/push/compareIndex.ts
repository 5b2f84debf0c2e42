import {isDeepStrictEqual} from 'node:util';
import {defaultSettings, settingsThatStay} from './defaultSettings';
import type {BuiltSearch} from './readBuiltSearch';
import type {LiveIndex, LiveObject} from './readLiveIndex';

/** Ids of objects, by what a push does to them. */
export interface ObjectDifference {
  added: string[];
  changed: string[];
  removed: string[];
  /** Number of objects that stay as they are. */
  same: number;
}

/** A setting that a push changes; undefined stands for Algolia's default. */
export interface SettingDifference {
  name: string;
  live: unknown;
  built: unknown;
}

/** All that a push changes. */
export interface IndexDifference {
  records: ObjectDifference;
  synonyms: ObjectDifference;
  settings: SettingDifference[];
}

/** Compares the live index with what was built. */
export function compareIndex(live: LiveIndex, built: BuiltSearch): IndexDifference {
  return {
    records: compareObjects(live.records, built.records),
    synonyms: compareObjects(live.synonyms, built.synonyms),
    settings: compareSettings(live.settings, {...built.settings}),
  };
}

function compareObjects(live: LiveObject[], built: {objectID: string}[]): ObjectDifference {
  const before = new Map(live.map((object) => [object.objectID, object]));
  const after = new Set(built.map(({objectID}) => objectID));
  const added = built.filter(({objectID}) => !before.has(objectID));
  const changed = built.filter((object) => {
    const known = before.get(object.objectID);
    return known && !isDeepStrictEqual(known, object);
  });
  const ids = (objects: {objectID: string}[]) => objects.map(({objectID}) => objectID);
  return {
    added: ids(added),
    changed: ids(changed),
    removed: ids(live.filter(({objectID}) => !after.has(objectID))),
    same: built.length - added.length - changed.length,
  };
}

function compareSettings(live: Record<string, unknown>, built: Record<string, unknown>): SettingDifference[] {
  const names = [...new Set([...Object.keys(built), ...Object.keys(live)])];
  return names
    .filter((name) => !settingsThatStay.includes(name))
    .map((name) => ({name, live: live[name] ?? undefined, built: built[name] ?? undefined}))
    .filter(
      ({name, live, built}) =>
        !isDeepStrictEqual(live ?? defaultSettings[name], built ?? defaultSettings[name]),
    );
}
