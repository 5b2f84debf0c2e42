import http from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server on a loopback port that answers every call with `{}`, and keeps what was sent to it. */
export async function startRecorder() {
  const seen: Request[] = [];
  let origin = '';
  const server = http.createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const {method = '', url, headers} = incoming;
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    seen.push(new Request(`${origin}${url}`, {method, headers: headers as Record<string, string>, body}));
    response.setHeader('Content-Type', 'application/json');
    response.end(method === 'HEAD' ? undefined : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {origin, seen, close: () => server.close()};
}
