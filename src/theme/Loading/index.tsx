/*
 * Override: eject of @theme/Loading, core 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/theme-fallback/Loading/index.tsx
 * Why: the original brings a look of its own, in inline styles, and says nothing to a screen reader.
 */
export {PageLoading as default} from '@site/src/components/PageLoading';
