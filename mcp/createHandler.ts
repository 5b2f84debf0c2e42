import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {createServer} from './createServer';
import {freshSite, type ReadFile} from './site/Site';

/** Most bytes of a request. */
const maxRequestBodySize = 256 * 1024;

/** Answers a request of Streamable HTTP; no session outlives it. */
export type Handle = (request: Request) => Promise<Response>;

/** The server for any host that knows requests and responses of the web, without sessions. */
export function createHandler(read: ReadFile): Handle {
  const site = freshSite(read);
  return async (request) => {
    if (request.method !== 'POST') {
      return new Response('Send a POST request of the Model Context Protocol.', {
        status: 405,
        headers: {Allow: 'POST'},
      });
    }
    const server = createServer({site, forgets: true});
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize,
    });
    try {
      await server.connect(transport);
      return await transport.handleRequest(request);
    } finally {
      await server.close();
    }
  };
}
