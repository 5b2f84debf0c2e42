import type {Page} from '../support/test';

/** What a page shows of a value, apart from the values in it. */
export interface ShownValue {
  /** Its own; of a body as a whole, that of the heading above. */
  anchor: string;
  /** Where its name links to; empty for a body as a whole, which has no name. */
  link: string;
  type: string;
  required: boolean;
  access: string;
  limits: string;
  allowed: string[];
  default: string[];
  examples: string[];
  description: string;
}

/** What a page shows below a heading, apart from values. */
export interface ShownBody {
  heading: string;
  paragraphs: string[];
  mediaTypes: string[];
  examples: Array<{label: string; code: string}>;
}

/** What an operation's page shows. */
export interface ShownOperation {
  title: string;
  main: string;
  endpoint: string;
  access: string;
  samples: string[];
  /** By anchor. */
  headings: Record<string, string>;
  values: ShownValue[];
  bodies: ShownBody[];
  /** Anchors in their order. */
  ids: string[];
  /** Fragments that links of the page lead to in it. */
  links: string[];
}

/** Reads an operation's page as it is shown, with all of its folds open. */
export function readOperation(page: Page): Promise<ShownOperation> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    const text = (element: HTMLElement | null | undefined) =>
      (element?.innerText ?? '').replace(/[\s\u200b]+/g, ' ').trim();
    const textOf = (root: ParentNode, selector: string) => text(root.querySelector<HTMLElement>(selector));
    const texts = (root: ParentNode, selector: string) => all(root, selector).map(text);
    const headingOf = (part: Element) => part.closest('.api-block')?.previousElementSibling?.id ?? '';

    const valueIn = (item: HTMLElement) => {
      const fact = (label: string) =>
        all(item, ':scope > .property-facts > span').find(
          (one) => textOf(one, '.property-fact-label') === `${label}:`,
        );
      const codes = (label: string) => {
        const found = fact(label);
        return found ? texts(found, 'code') : [];
      };
      const said = ':scope > :not(.property, .property-facts, .property-alternatives, .properties, details)';
      return {
        anchor: item.id || headingOf(item),
        link: item.querySelector(':scope > .property > a.property-name')?.getAttribute('href') ?? '',
        type: textOf(item, ':scope > .property > .property-type'),
        required: textOf(item, ':scope > .property > .property-required') === 'required',
        access: textOf(item, ':scope > .property > .property-access'),
        limits: text(fact('Limits')).replace(/^Limits: /, ''),
        allowed: codes('Allowed'),
        default: codes('Default'),
        examples: [
          ...codes('Example'),
          ...codes('Examples'),
          ...texts(item, ':scope > details.example-value > pre'),
        ],
        description: texts(item, said).join(' '),
      };
    };
    /** The examples of a body, of which those of a successful answer stand beside the samples. */
    const examplesIn = (block: HTMLElement) => {
      const status = /^response-(.*)/.exec(headingOf(block))?.[1];
      const beside = all(document, '.api-side details.example').filter((example) =>
        example.querySelector(`[data-status^="${status}"]`),
      );
      return [...all(block, 'details.example'), ...beside];
    };
    const bodyIn = (block: HTMLElement) => ({
      heading: headingOf(block),
      paragraphs: all(block, 'p:not(.media-type, .headers), .means')
        .filter((one) => !one.closest('.properties, details.example'))
        .map(text),
      mediaTypes: texts(block, '.media-type'),
      examples: examplesIn(block).map((example) => ({
        label: textOf(example, 'summary'),
        // Each line is a box, and ends with a line break as well.
        code: (example.querySelector('pre')?.innerText ?? '').replaceAll('\n\n', '\n'),
      })),
    });
    const fragments = all(document, 'a[href]').map((link) => new URL((link as HTMLAnchorElement).href));
    return {
      title: textOf(document, 'h1'),
      main: textOf(document, '.theme-doc-markdown'),
      endpoint: textOf(document, '.endpoint-line'),
      access: textOf(document, '.endpoint-scope'),
      samples: texts(document, '.api-samples [role=tabpanel] code'),
      headings: Object.fromEntries(all(document, 'main :is(h2, h3)[id]').map((one) => [one.id, text(one)])),
      values: all(document, '.api-block .properties > li').map(valueIn),
      bodies: all(document, '.api-block').map(bodyIn),
      ids: all(document, '[id]').map(({id}) => id),
      links: fragments
        .filter(({pathname, hash}) => pathname === location.pathname && hash)
        .map(({hash}) => decodeURIComponent(hash.slice(1))),
    };
  });
}
