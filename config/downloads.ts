import {brand} from './brand';

/** What the headers of the Device SDK hold, by the endings of their names. */
const sdkHeaders = {
  '': ', which includes the others: start, time and key',
  _options: ': the configuration options',
  _port: ': the port functions',
  _ble: ': the terrestrial module',
  _sat: ': the satellite module',
};

/** What `llms.txt` says of the files that programs read. A build with such a file that nothing describes stops. */
export const downloads = [
  {file: /^llms-full\.txt$/, text: 'All pages of this list in one file.'},
  {file: /^openapi\/[^/]+\.yaml$/, text: 'The Cloud API as OpenAPI 3.1, in YAML.'},
  {file: /^openapi\/[^/.]+\.json$/, text: 'The Cloud API as OpenAPI 3.1, in JSON.'},
  {
    file: /^openapi\/[^/]+\.postman_collection\.json$/,
    text: 'The Cloud API as a collection for Postman and Insomnia.',
  },
  {
    file: /^docs\/.*\.openapi\.json$/,
    text: 'One operation as OpenAPI 3.1, with all that it refers to. Each operation has such a file beside its page.',
    isSeries: true,
  },
  {
    file: /^sandbox\//,
    text: 'The platform, simulated: a program for Node.js 20 or later that serves the Cloud API on your machine.',
  },
  {
    file: /^mcp\/[^/]+-handler\.mjs$/,
    text: 'These pages as an MCP server, for a host that answers a Request with a Response.',
  },
  {
    file: /^mcp\/[^/]+\.tgz$/,
    text: 'These pages as an MCP server for assistants: the program below, as a package that npx runs.',
  },
  {
    file: /^mcp\/.*\.mjs/,
    text: 'These pages as an MCP server for assistants: a program for Node.js 20 or later, with or without a network.',
  },
  {file: /^mcp\/site\.json$/, text: 'All pages and files of this list, as the MCP server reads it.'},
  {
    file: /^vectors\/[^/.]+\.json$/,
    text: 'Test vectors of the advertising packet: packets to make, to accept and to refuse.',
  },
  {file: /^vectors\/[^/]+\.schema\.json$/, text: 'JSON Schema of the test vectors.'},
  {
    file: /^vectors\/packet\.mjs$/,
    text: 'Makes and reads advertising packets in Node.js, for comparison and for tests.',
  },
  {
    file: /^sdk\/[^/]+\.zip$/,
    text: 'The interface headers of the Device SDK with their release and license.',
  },
  {
    file: /^host\/[^/]+\.zip$/,
    text: 'A stand-in for the Device SDK and a board: runs the applications of the quick starts on a laptop.',
  },
  ...Object.entries(sdkHeaders).map(([ending, content]) => ({
    file: new RegExp(`^sdk/${brand.cPrefix}${ending}\\.h$`),
    text: `Header of the Device SDK${content}.`,
  })),
  {file: /^samples\/receiver\./, text: 'A complete receiver for webhooks.'},
  {file: /^samples\/make_device_key\./, text: 'Writes a device key as a C header.'},
  {file: /^samples\//, text: 'A program that a page shows, ready to run.'},
  {file: /^release-notes\.json$/, text: 'The release notes as JSON Feed.'},
  {file: /^release-notes\.xml$/, text: 'The release notes as Atom.'},
  {file: /^\.well-known\/security\.txt$/, text: 'Where to report a vulnerability (RFC 9116).'},
];
