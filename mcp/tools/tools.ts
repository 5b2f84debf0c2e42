import {callSandbox} from './callSandbox';
import {findOperation, readOperation} from './operations';
import {buildPacket, readPacket} from './packets';
import {listPages, readPage, searchDocs} from './pages';
import {planClock, planInterval} from './planners';
import type {Tool} from './Tool';

export const tools: Readonly<Record<string, Tool>> = {
  search_docs: searchDocs,
  read_page: readPage,
  list_pages: listPages,
  find_operation: findOperation,
  read_operation: readOperation,
  build_packet: buildPacket,
  read_packet: readPacket,
  plan_interval: planInterval,
  plan_clock: planClock,
  call_sandbox: callSandbox,
};
