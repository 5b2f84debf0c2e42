import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/globalData';
import {type Hint, hintsPath} from '../shared/hints';
import './hints.css';

/** The file of a page, from the root of the project; undefined for what is no page of the docs. */
function fileOf(address: string): string | undefined {
  const {versions} = globalData['docusaurus-plugin-content-docs'].default as GlobalPluginData;
  const doc = versions.flatMap(({docs}) => docs).find(({path}) => path === address);
  return doc && `docs/${doc.id}.mdx`;
}

/** Where the framework's development server opens a file in the editor that runs, or that LAUNCH_EDITOR names. */
const editorPath = '/webpack-dev-server/open-editor';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Array<Node | string>
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function item({file, line, message}: Hint): HTMLLIElement {
  const place = `${file}:${line}`;
  const link = element('a', {href: `${editorPath}?fileName=${encodeURIComponent(place)}`}, place);
  link.addEventListener('click', (event) => {
    // The answer is empty; to go there would leave the page.
    event.preventDefault();
    void fetch(link.href);
  });
  return element('li', {}, link, ` ${message}`);
}

/** Makes the panel at the foot of the page; it is not there while nothing is wrong, or once it was closed. */
function createPanel() {
  const count = element('p', {className: 'page-hints__count', role: 'status'});
  const close = element('button', {type: 'button', className: 'page-hints__close'}, 'Close');
  const list = element('ul', {});
  const left = element(
    'p',
    {className: 'page-hints__left'},
    'Left to npm run check: spelling, what examples do when they run, and links into the API reference.',
  );
  const panel = element('section', {className: 'page-hints', ariaLabel: 'Problems of this page'});
  panel.append(element('div', {className: 'page-hints__head'}, count, close), list, left);
  let shown = '';
  let closed = '';
  const update = (state: string, hints: readonly Hint[]) => {
    if (hints.length === 0 || state === closed) panel.remove();
    else if (!panel.isConnected) document.body.append(panel);
  };
  close.addEventListener('click', () => {
    closed = shown;
    panel.remove();
  });
  return {
    /** Shows the problems of a page; what was closed comes back when they are others. */
    show(file: string, hints: readonly Hint[]): void {
      const state = JSON.stringify([file, hints]);
      if (state === shown) return;
      shown = state;
      // Whoever goes through the list with the keyboard stays at the same place of it.
      const links: Array<Element | null> = [...list.querySelectorAll('a')];
      const place = links.indexOf(document.activeElement);
      list.replaceChildren(...hints.map(item));
      update(state, hints);
      count.textContent = `${hints.length} ${hints.length === 1 ? 'problem' : 'problems'} in ${file}`;
      if (place >= 0) list.querySelectorAll('a')[Math.min(place, hints.length - 1)]?.focus();
    },
  };
}

const panel = createPanel();
let open = '';
let events: EventSource | undefined;

/** Follows the file of the page that a writer has come to. */
export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  const file = fileOf(location.pathname) ?? '';
  if (file === open) return;
  open = file;
  events?.close();
  panel.show(file, []);
  if (file === '') return;
  events = new EventSource(`${hintsPath}?page=${encodeURIComponent(file)}`);
  events.addEventListener('message', ({data}) => panel.show(file, JSON.parse(data) as Hint[]));
}
