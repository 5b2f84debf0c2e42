/*
 * Override: eject of @theme/CodeBlock, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/CodeBlock/index.tsx
 * Why: the original parses and highlights in the browser (37 KB); here the HTML comes from the build
 * (plugins/content/highlight), and only the buttons are left to do.
 */
export {default} from '@site/src/components/CodeBlock';
