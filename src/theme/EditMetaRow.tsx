/*
 * Override: eject of @theme/EditMetaRow, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/EditMetaRow/index.tsx
 * Why: the original has no place for what a reader can do with a page, nor for the releases that its examples
 * passed against, and shows its row of words only where a date is known.
 */
export {PageStatus as default} from '@site/src/components/PageStatus';
