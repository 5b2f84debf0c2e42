import type {Target} from './Engine';

/** A target in words, for errors. */
export function describeTarget(target: Target): string {
  if ('css' in target) return `An element ${target.css}`;
  const place = target.within ? ` within ${target.within}` : '';
  return `A ${target.role} named “${target.name}”${place}`;
}
