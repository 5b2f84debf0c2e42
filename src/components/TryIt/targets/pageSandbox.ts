import type {Sandbox} from '@site/sandbox/createSandbox';

let loading: Promise<Sandbox> | undefined;

/**
 * The sandbox of this tab: loaded at the first call, and the same on every page until the tab is reloaded.
 *
 * Rejects when it cannot be loaded; the next call tries again.
 *
 * @param documentUrl address of the whole OpenAPI document, as JSON
 */
export function pageSandbox(documentUrl: string): Promise<Sandbox> {
  loading ??= load(documentUrl).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Takes the sandbox back to its first data, if it has been used. */
export async function resetPageSandbox(): Promise<void> {
  (await loading)?.reset();
}

async function load(documentUrl: string): Promise<Sandbox> {
  const [{createSandbox}, response] = await Promise.all([
    import('@site/sandbox/createSandbox'),
    fetch(documentUrl),
  ]);
  if (!response.ok) throw new Error(`${documentUrl} could not be loaded: status ${response.status}`);
  return createSandbox({document: await response.json(), seed: Date.now()});
}
