/** `npm run mcp`: serves the last build to an assistant, as an MCP server over standard input and output. */
import fs from 'node:fs';
import path from 'node:path';
import {connectStdio} from '../mcp/runProgram';
import {siteListName} from '../plugins/pages/assistants/shared/siteList';
import {endWith} from './process/main';
import {inRoot} from './projectRoot';

const folder = inRoot('build');

async function serve(): Promise<void> {
  if (!fs.existsSync(path.join(folder, siteListName)))
    throw new Error(`${folder} holds no build of the site: run \`npm run build\` first.`);
  await connectStdio(async (file) => new Uint8Array(await fs.promises.readFile(path.join(folder, file))));
}

endWith(serve());
