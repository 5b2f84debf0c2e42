import type {Element, ElementContent} from 'hast';
import {siteRoot} from './siteRoot';

/** Elements that the framework renders as they are; for any other it has a component of its own. */
const plainTags = new Set(
  'p ul ol li blockquote hr br div table colgroup col thead tbody tr th td strong em del code kbd sub sup span a'.split(
    ' ',
  ),
);

/**
 * A node of a page as HTML that needs no script of its own: text and plain elements alone.
 *
 * Links come as the framework's `Link` writes them: those to pages begin with `siteRoot`, those to other sites open a
 * tab.
 *
 * @returns undefined where a component has work to do, an image to load, or an anchor to report
 */
export function staticNode(node: ElementContent): ElementContent | undefined {
  if (node.type === 'text') return node;
  if (node.type === 'mdxJsxTextElement') return staticElement(node);
  if (node.type !== 'element' || !plainTags.has(node.tagName) || node.properties.id !== undefined)
    return undefined;
  // Boxes of tasks are drawn by a component.
  if (String(node.properties.className ?? '').includes('task-list')) return undefined;
  const properties = node.tagName === 'a' ? linkProperties(node) : node.properties;
  const children = node.children.map(staticNode);
  if (!properties || children.includes(undefined)) return undefined;
  return {...node, properties, children: children as ElementContent[]};
}

/** What an earlier plugin says that a component in a line may be replaced with, its links written as above. */
export function staticElement({data}: {data?: object}): Element | undefined {
  return (data as {staticElement?: Element} | undefined)?.staticElement;
}

function linkProperties({properties}: Element): Element['properties'] | undefined {
  const href = String(properties.href ?? '');
  if (/^\/(?!\/)/.test(href)) {
    // The framework takes a slash at the end away.
    return /.\/(?:$|[?#])/.test(href) ? undefined : {...properties, href: siteRoot + href.slice(1)};
  }
  if (/^(?:https?|mailto):/.test(href))
    return {...properties, target: '_blank', rel: ['noopener', 'noreferrer']};
  return href.startsWith('#') ? properties : undefined;
}
