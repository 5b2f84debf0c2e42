import {McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import {CfWorkerJsonSchemaValidator} from '@modelcontextprotocol/sdk/validation/cfworker';
import {z} from 'zod';
import {brand} from '../config/brand';
import {createSandbox, type Sandbox} from '../sandbox/createSandbox';
import {prompts} from './prompts';
import {Refusal, type Site} from './site/Site';
import {cut} from './site/sections';
import {tools} from './tools/tools';

/** Version of this server: of its tools and of what they take. */
const version = '1.0.0';

/** Most characters of an answer, and bytes of a resource. */
const most = {answer: 60_000, resource: 1_000_000};

const instructions = `The documentation of ${brand.name}: search_docs first, then read_page. Operations of the Cloud API: find_operation, read_operation; call_sandbox tries one without an account. Packets: read_packet and build_packet. Every answer ends with its sources and versions.`;

/** What is told of an error: what was foreseen, and nothing of the rest, which may hold what a caller sent. */
const toldOf = (error: unknown) =>
  error instanceof Refusal
    ? error.message
    : 'The server could not answer this call. Change it, or try again.';

const versionsOf = async (site: Site) => {
  const {versions} = await site.list();
  return `Cloud API ${versions.api}, Device SDK ${versions.sdk}`;
};

/** A server with all tools, resources and prompts, for any transport. One that `forgets` answers one request alone. */
export function createServer({site, forgets = false}: {site(): Site; forgets?: boolean}): McpServer {
  const server = new McpServer(
    {name: `${brand.slug}-docs`, title: `${brand.name} documentation`, version, websiteUrl: brand.docsUrl},
    {instructions, jsonSchemaValidator: new CfWorkerJsonSchemaValidator()},
  );
  let started: Sandbox | undefined;
  const sandbox = async () => {
    const document = await site().document();
    started ??= createSandbox({document, seed: forgets ? 1 : Date.now()});
    return started;
  };
  for (const [name, {title, description, input, changes = false, answer}] of Object.entries(tools)) {
    const annotations = {readOnlyHint: !changes, destructiveHint: false, openWorldHint: false};
    const config = {title, description, inputSchema: z.strictObject(input), annotations};
    server.registerTool(name, config, async (given) => {
      try {
        const now = site();
        const {text, sources: named, isError = false} = await answer(given, {site: now, forgets, sandbox});
        const {address} = await now.list();
        const sources = named.map((source) => new URL(source, address).href);
        const versions = await versionsOf(now);
        const from = sources.map((source) => `Source: ${source}`);
        const told = [cut(text, most.answer, 'Cut here: ask for less.'), '', ...from, `Version: ${versions}`];
        return {content: [{type: 'text', text: told.join('\n')}], isError, _meta: {sources, versions}};
      } catch (error) {
        return {content: [{type: 'text', text: toldOf(error)}], isError: true};
      }
    });
  }
  for (const [name, {title, description, input, text}] of Object.entries(prompts)) {
    server.registerPrompt(name, {title, description, argsSchema: input}, (given) => ({
      messages: [{role: 'user', content: {type: 'text', text: text(given)}}],
    }));
  }
  registerResources(server, site);
  return server;
}

const binary = 'application/octet-stream';
const types: Readonly<Record<string, string>> = {md: 'text/markdown', json: 'application/json', zip: binary};

/** Offers each page as Markdown, and each file for programs, under the address that it has on the site. */
function registerResources(server: McpServer, site: () => Site): void {
  async function list() {
    const {address, pages, files} = await site().list();
    const all = [
      ...pages.map(({name, title, description}) => ({name, title, description})),
      ...files.map(({path, text}) => ({name: path, title: path, description: text})),
    ];
    return all.map(({name, ...about}) => {
      const mimeType = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
      return {uri: address + name, name, mimeType, ...about};
    });
  }
  const template = new ResourceTemplate(`${brand.docsUrl}/{+path}`, {
    list: async () => ({resources: await list()}),
  });
  const about = {title: 'Pages and downloads', description: 'Pages as Markdown, and files for programs.'};
  server.registerResource('site', template, about, async ({href: uri}) => {
    const found = (await list()).find((one) => one.uri === uri);
    if (!found) throw new Refusal('The site has no such page or file.');
    const {name, mimeType} = found;
    const bytes = await site().bytes(name);
    if (bytes.length > most.resource)
      throw new Refusal(`The file has ${bytes.length} bytes. Download it from ${uri}`);
    const _meta = {versions: await versionsOf(site())};
    if (mimeType !== binary)
      return {contents: [{uri, mimeType, text: new TextDecoder().decode(bytes), _meta}]};
    const blob = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
    return {contents: [{uri, mimeType, blob, _meta}]};
  });
}
