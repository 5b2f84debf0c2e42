/** A table that the build has taken out of the page's script (`plugins/wide-tables/rehypeStaticTables.ts`). */
export {StaticHtml as default} from '.';
