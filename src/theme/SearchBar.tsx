/*
 * Override: eject of @theme/SearchBar, theme-search-algolia 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-search-algolia/src/theme/SearchBar/index.tsx
 * Why: the original brings the whole of DocSearch twice into every page's first load (60 KB, gzip).
 * Here a page carries the button; the modal comes when a reader reaches for it.
 */
export {default} from '@site/src/components/SearchBar';
