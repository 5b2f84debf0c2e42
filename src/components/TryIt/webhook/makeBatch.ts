import {exampleIds} from '@site/sandbox/store/exampleIds';
import {pageSandbox} from '../targets/pageSandbox';

/**
 * Lets the sandbox of this tab hear packets, and gives them as the body of a delivery.
 *
 * @param count 1 to 1000, the bounds of a batch
 */
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
