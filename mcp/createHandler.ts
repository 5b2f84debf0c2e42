import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {createServer} from './createServer';
import {freshSite, type ReadFile} from './site/Site';

const maxRequestBodySize = 256 * 1024;

export type Handle = (request: Request) => Promise<Response>;

/** The server for any host that knows requests and responses of the web, without sessions. */
export function createHandler(read: ReadFile): Handle {
  const site = freshSite(read);
  return async (request) => {
    if (request.method !== 'POST') {
      const text = 'Send a POST request of the Model Context Protocol.';
      return new Response(text, {status: 405, headers: {Allow: 'POST'}});
    }
    const server = createServer({site, forgets: true});
    const how = {enableJsonResponse: true, maxRequestBodySize};
    const transport = new WebStandardStreamableHTTPServerTransport(how);
    try {
      await server.connect(transport);
      return await transport.handleRequest(request);
    } finally {
      await server.close();
    }
  };
}
