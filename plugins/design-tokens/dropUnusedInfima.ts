import path from 'node:path';
import type {AtRule, Declaration, Plugin, Root, Rule} from 'postcss';
import {infimaVariables} from './infimaVariables';
import {type InUse, namesInUse, siteFolders} from './namesInUse';

/**
 * A PostCSS plugin that leaves out the rules and variables of Infima that no page can need.
 *
 * Infima comes whole: heroes, avatars, pills, a grid. The rules for those make up a third of the stylesheet.
 */
export function dropUnusedInfima(siteDir: string, pageClassesFile: string): Plugin {
  return {
    postcssPlugin: 'drop-unused-infima',
    OnceExit(root, {result}) {
      if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
      dropUnused(root, namesInUse(siteDir, pageClassesFile));
      // A class name new to the site must bring its rule back from the bundler's cache.
      result.messages.push({type: 'dependency', file: pageClassesFile, plugin: 'drop-unused-infima'});
      for (const folder of siteFolders) {
        result.messages.push({
          type: 'dir-dependency',
          dir: path.join(siteDir, folder),
          plugin: 'drop-unused-infima',
        });
      }
    },
  };
}

/** Drops selectors with a class that is not in use, and then variables that the tokens set or that nothing reads. */
export function dropUnused(root: Root, inUse: InUse): void {
  for (const rule of rulesOf(root)) {
    const kept = rule.selectors.filter((selector) => classesOf(selector).every(inUse));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  }
  // The tokens' own values stand outside any cascade layer and always win over these.
  for (const variable of variablesOf(root)) {
    const {selector} = variable.parent as Rule;
    if (variable.prop in infimaVariables && /^(?::root|html\[)/.test(selector)) variable.remove();
  }
  dropUnreadVariables(root, inUse);
  inlineVariables(root, inUse);
  for (const rule of rulesOf(root)) if (rule.nodes.length === 0) rule.remove();
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
}

/** A variable may be read only by another one that goes: repeats until all that is left is read. */
function dropUnreadVariables(root: Root, inUse: InUse): void {
  let variables = variablesOf(root);
  const readers: string[] = [];
  root.walkDecls((declaration) => {
    if (!declaration.variable) readers.push(declaration.value);
  });
  const readElsewhere = variablesIn(readers);
  for (;;) {
    const read = variablesIn(variables.map(({value}) => value));
    const isRead = ({prop}: Declaration) => read.has(prop) || readElsewhere.has(prop) || inUse(prop);
    const unread = variables.filter((variable) => !isRead(variable));
    if (unread.length === 0) return;
    for (const variable of unread) variable.remove();
    variables = variables.filter(isRead);
  }
}

/**
 * Writes variables of Infima that nobody else reads or sets, and that have one value for all pages, where they are
 * read.
 *
 * One that is made of others has the value that those have at the root, so it goes only when those do, or are tokens,
 * or are set to tokens for the whole page alone.
 */
function inlineVariables(root: Root, inUse: InUse): void {
  for (;;) {
    const variables = variablesOf(root);
    const inlined = variables.find(({prop, value, parent}) => {
      const isOnly = variables.filter((variable) => variable.prop === prop).length === 1;
      const isAtRoot = (parent as Rule).selector === ':root' && !isInMedia(parent as Rule);
      const isOfTokens = [...variablesIn([value])].every(
        (name) =>
          name.startsWith('--ds-') ||
          (name in infimaVariables && !variables.some((one) => one.prop === name)),
      );
      return isOnly && isAtRoot && isOfTokens && !inUse(prop);
    });
    if (!inlined) return;
    const read = new RegExp(`var\\(\\s*${inlined.prop}\\s*(?:,[^()]*(?:\\([^()]*\\)[^()]*)*)?\\)`, 'g');
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(read, () => inlined.value);
    });
    inlined.remove();
  }
}

function isInMedia({parent}: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name === 'media';
}

function variablesIn(values: string[]): Set<string> {
  return new Set(values.join(' ').match(/(?<=var\(\s*)--[\w-]+/g));
}

// Nodes are gathered before any is removed: after the framework has wrapped the sheet in a layer, a walk
// skips the neighbour of each node that it removes.
function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

function variablesOf(root: Root): Declaration[] {
  const variables: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    variables.push(declaration);
  });
  return variables;
}

/** Classes that an element must have to match; those in `:not()` are none of them. */
function classesOf(selector: string): string[] {
  return selector.replace(/:not\([^)]*\)/g, '').match(/(?<=\.)-?[a-z_][\w-]*/gi) ?? [];
}
