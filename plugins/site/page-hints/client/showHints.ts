import globalData from '@generated/globalData';
import {type Hint, hintsPath} from '../shared/hints';
import {createPanel} from './createPanel';

interface DocsData {
  versions: Array<{docs: Array<{id: string; path: string}>}>;
}

/** The file of a page, from the root of the project; undefined for what is no page of the docs. */
function fileOf(address: string): string | undefined {
  const {versions} = globalData['docusaurus-plugin-content-docs'].default as DocsData;
  const doc = versions.flatMap(({docs}) => docs).find(({path}) => path === address);
  return doc && `docs/${doc.id}.mdx`;
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
