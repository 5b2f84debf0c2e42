import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from '../createServer';
import {freshSite, type ReadFile} from '../site/Site';

/** Serves one client over standard input and output, until it ends them. */
export async function connectStdio(read: ReadFile): Promise<void> {
  await createServer({site: freshSite(read)}).connect(new StdioServerTransport());
}
