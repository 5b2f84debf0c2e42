export const siteListName = 'mcp/site.json';

export interface ListedPage {
  /** Path from the site's root without a slash before it; empty for the landing page. */
  path: string;
  name: string;
  title: string;
  description: string;
}

/** What the site has for programs: the MCP server offers nothing else, and reads nothing else. */
export interface SiteList {
  /** Absolute address of the landing page, with a slash at its end. */
  address: string;
  /** What the examples of the pages were checked against. */
  versions: {api: string; sdk: string};
  /** Path of the OpenAPI file in JSON. */
  openapi: string;
  pages: ListedPage[];
  files: {path: string; text: string}[];
}
