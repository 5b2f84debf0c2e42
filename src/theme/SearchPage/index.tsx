/*
 * Override: eject of @theme/SearchPage, theme-search-algolia 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-search-algolia/src/theme/SearchPage/index.tsx
 * Why: the original asks a hosted provider of its own accord, 15 hits a page and without the modal's filters, names
 * that provider whoever answers, and shows a reader without scripts a field that does nothing.
 */
export {SearchPage as default} from '@site/src/components/SearchPage';
