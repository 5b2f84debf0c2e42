import type {Sandbox} from '@site/sandbox/createSandbox';
import {exampleIds} from '@site/sandbox/store/exampleIds';

let loading: Promise<Sandbox> | undefined;

/** The sandbox of this tab, loaded at the first call; where that fails, the next call tries again. */
export function pageSandbox(documentUrl: string): Promise<Sandbox> {
  loading ??= Promise.all([import('@site/sandbox/createSandbox'), fetch(documentUrl)])
    .then(async ([{createSandbox}, response]) => {
      if (!response.ok) throw new Error(`${documentUrl} could not be loaded: status ${response.status}`);
      return createSandbox({document: await response.json(), seed: Date.now()});
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Takes the sandbox back to its first data, if it has been used. */
export async function resetPageSandbox(): Promise<void> {
  // One that does not load has nothing to forget; whoever asked for it is told.
  (await loading?.catch(() => undefined))?.reset();
}

/** Lets the sandbox of this tab hear packets, and gives them as the body of a delivery. */
export async function makeBatch(documentUrl: string, count: number): Promise<string> {
  const [sandbox, {renderPacket}] = await Promise.all([
    pageSandbox(documentUrl),
    import('@site/sandbox/store/render'),
  ]);
  const organization = sandbox.store.organizations.get(exampleIds.organization);
  if (!organization) throw new Error('The sandbox has lost its organization.');
  sandbox.emitPackets(count, exampleIds.organization);
  const heard = organization.packets.between(0).slice(-count);
  const packets = heard.map((sighting) => renderPacket(sighting, organization, sandbox.store));
  return JSON.stringify({packets}, null, 2);
}
