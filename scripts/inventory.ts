/** `npm run inventory`: the site live with the page `/inventory`. Arguments go to `docusaurus start`. */
process.env.DOCS_INVENTORY = 'true';
void import('./start');
