import type {Declaration, Root} from 'postcss';
import {isInLayer} from './dropOverruled';
import {removeWithEmptyParents} from './dropUnusedRules';

/** What Infima declares in vain, because `src/css` sees to the same under other selectors. */
interface Replaced {
  selector: RegExp;
  property: RegExp;
  /** Whether an alert of Infima that is neither an admonition nor a box to open still needs it. */
  isForOtherAlerts?: boolean;
}

const replaced: Replaced[] = [
  // `content.css` gives the headings of a page their sizes.
  {selector: /^\.markdown ?>? ?h[123](?::first-child)?$/, property: /^--ifm-h[123]-font-size$/},
  // `admonitions.css` gives admonitions and boxes to open their colours; code in such a box keeps its background.
  {
    selector: /^\.alert--info$/,
    property: /^--ifm-alert-(?!background-color-highlight)/,
    isForOtherAlerts: true,
  },
  {selector: /^\.alert--(?!info)\w+$/, property: /^--ifm-alert-/, isForOtherAlerts: true},
];

/** Drops what our own style replaces of Infima's, where that cannot be told from the selectors. */
export function dropReplaced(root: Root, hasOtherAlerts: boolean): void {
  const found: Declaration[] = [];
  root.walkRules((rule) => {
    if (!isInLayer(rule)) return;
    for (const {selector, property, isForOtherAlerts} of replaced)
      if (!(isForOtherAlerts && hasOtherAlerts) && rule.selectors.every((one) => selector.test(one)))
        rule.walkDecls(property, (declaration) => {
          found.push(declaration);
        });
  });
  for (const declaration of found) removeWithEmptyParents(declaration);
}
