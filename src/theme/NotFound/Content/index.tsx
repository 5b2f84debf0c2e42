/*
 * Override: eject of @theme/NotFound/Content, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/NotFound/Content/index.tsx
 * Why: the original sends the reader to the owner of another site; here are the page that was likely meant and
 * the ways into the documentation.
 */
export {NotFound as default} from '@site/src/components/NotFound';
