import {getLightningCssMinimizerOptions} from '@docusaurus/faster';
import {Features, transform} from 'lightningcss';
import {parse} from 'postcss';
import {cutVariables} from './cutVariables';
import {dropOverruled} from './dropOverruled';
import {dropReplaced} from './dropReplaced';
import {dropUnusedRules} from './dropUnusedRules';
import type {NamesInUse} from './namesInUse';
import {shortenNames} from './shortenNames';

/** What decides on what stays. */
export interface Needs {
  inUse: NamesInUse;
  /** Names of variables that scripts put together, so that they cannot be found in them. */
  keptVariables: ReadonlySet<string>;
  /** Whether some alert is not one that our own style colours. */
  hasOtherAlerts: boolean;
}

/** Stylesheets of a built site without what no page can need. */
export interface Cut {
  /** By file, minified. */
  styles: Map<string, string>;
  /** Classes whose rules were left out. */
  unused: Set<string>;
}

/**
 * Leaves out of all stylesheets of a site the rules that no element can match, what our own style overrules of the
 * framework's, and the variables that nothing reads; writes those that have one value where they are read.
 *
 * @param styles by file
 */
export function cutStyles(styles: ReadonlyMap<string, string>, needs: Needs): Cut {
  const {inUse, keptVariables, hasOtherAlerts} = needs;
  const sheets = [...styles].map(([file, css]) => ({file, root: parse(css, {from: file})}));
  const roots = sheets.map(({root}) => root);
  const unused = new Set(roots.flatMap((root) => [...dropUnusedRules(root, inUse.hasClass)]));
  for (const root of roots) {
    dropOverruled(root);
    dropReplaced(root, hasOtherAlerts);
  }
  const isKnown = (name: string) => inUse.hasVariable(name) || keptVariables.has(name);
  cutVariables(roots, inUse, isKnown);
  shortenNames(roots, isKnown);
  return {styles: new Map(sheets.map(({file, root}) => [file, minify(root.toString())])), unused};
}

/** What was cut leaves sums to be worked out and rules to be joined. */
function minify(css: string): string {
  const {code} = transform({
    filename: 'cut.css',
    code: Buffer.from(css),
    minify: true,
    // It would add two variables wherever a colour scheme is set, for a function that no sheet calls.
    exclude: Features.LightDark,
    ...getLightningCssMinimizerOptions(),
  });
  return Buffer.from(code).toString('utf8');
}
