import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react';
import type {ToolProps} from './framedTool';
// A page has it before the tool itself: its frame stands there.
import '@site/src/components/controls/segments.css';
import './tools.css';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether the reader typed into a field, or chose it among several. */
function isChanged(field: Field): boolean {
  if (field.type !== 'radio') return field.value !== field.defaultValue;
  return field instanceof HTMLInputElement && field.checked && !field.defaultChecked;
}

function controlsIn(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>('section, input, textarea, button, summary')];
}

/** What tells a control from the others, in the frame as in the tool. */
function nameOf(control: HTMLElement): string {
  return control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.innerText;
}

/**
 * Shows a tool as the page has it, and the tool itself from when the reader is near it or uses it.
 *
 * Both look the same, so nothing moves. A reader who comes from another page of the site sees an empty frame before.
 *
 * @param anchor what the hash of an address begins with that describes a state of the tool: such an address leads to it
 */
export function toolFromPage(
  name: string,
  anchor: string,
  load: () => Promise<{default: ComponentType<ToolProps>}>,
): ComponentType {
  const html = document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';

  return function Tool(): ReactNode {
    const frame = useRef<HTMLDivElement>(null);
    const [tool, setTool] = useState<{Content: ComponentType<ToolProps>; focused?: string} & ToolProps>();

    useEffect(() => {
      const element = frame.current;
      if (tool || !element) return;
      const start = () =>
        load().then(
          ({default: Content}) => {
            if (!frame.current) return;
            const fields = [...frame.current.querySelectorAll<Field>('input, textarea')];
            const typed = fields.filter(isChanged).map(({name, value}) => [name, value]);
            const folds = frame.current.querySelector('details[open]') && {folds: 'open'};
            const focused = controlsIn(frame.current).find((one) => one === document.activeElement);
            setTool({
              Content,
              focused: focused && nameOf(focused),
              typed: {...folds, ...Object.fromEntries(typed)},
            });
          },
          // The example stays; the next touch tries again.
          (error) => console.warn(`${name} could not be loaded:`, error),
        );
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) void start();
        },
        // About a screen.
        {rootMargin: '800px 0px'},
      );
      observer.observe(element);
      if (window.location.hash.startsWith(`#${anchor}?`)) element.scrollIntoView();
      element.addEventListener('focusin', start);
      return () => {
        observer.disconnect();
        element.removeEventListener('focusin', start);
      };
    }, [tool]);

    useEffect(() => {
      if (!tool?.focused) return;
      const same = frame.current && controlsIn(frame.current).filter((one) => nameOf(one) === tool.focused);
      same?.find((one) => (one as Field).type !== 'radio' || (one as HTMLInputElement).checked)?.focus();
    }, [tool]);

    const marks = {ref: frame, className: 'tool-frame', 'data-static': name, 'data-nr-block': true};
    return tool ? (
      <div key="tool" {...marks} data-ready>
        <tool.Content typed={tool.typed} />
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own build
      <div key="frame" {...marks} dangerouslySetInnerHTML={{__html: html}} />
    );
  };
}
