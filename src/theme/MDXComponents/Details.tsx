/*
 * Override: eject of @theme/MDXComponents/Details, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/MDXComponents/Details.tsx
 * Why: the original brings script and style to fold what a browser folds by itself, with a look of its own; here all
 * that folds looks alike (src/css/admonitions.css).
 */
const Details = 'details';
export default Details;
