/*
 * Override: eject of @theme/ErrorPageContent, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/ErrorPageContent.tsx
 * Why: the original says nothing of what to do, and shows the error's text before anything else.
 */
export {CrashMessage as default} from '@site/src/components/CrashMessage';
