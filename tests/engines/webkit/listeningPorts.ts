import fs from 'node:fs';
import path from 'node:path';

/** What a descriptor of a process leads to; empty when it was closed in the meantime. */
function targetOf(link: string): string {
  try {
    return fs.readlinkSync(link);
  } catch {
    return '';
  }
}

/** Ports of this machine that a process listens on by IPv4, as Linux tells in `/proc`. */
export function listeningPorts(pid: number): number[] {
  const folder = `/proc/${pid}/fd`;
  const sockets = new Set(fs.readdirSync(folder).map((name) => targetOf(path.join(folder, name))));
  const rows = fs.readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === '0A' && sockets.has(`socket:[${inode}]`))
    .map(([, address]) => Number.parseInt(address.split(':')[1], 16));
}
