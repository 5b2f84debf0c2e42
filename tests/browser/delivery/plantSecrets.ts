import type {Page} from '@playwright/test';

const uuid = '5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10';
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P';

/** A key as others have them. */
export const key = 'sk_live_4eC39HqLyjWDarjtT1zdp7dc';

/** What a reader types. */
export const typed = 'typed by a reader';

/** What a reader of the API reference types, to fill in samples and requests. */
export const credentials = {organization: uuid, key: 'planted-in-a-form'};

/** What must not be found in anything that leaves the browser; `planted` stands in all the rest. */
export const secrets = [uuid, token.slice(0, 12), key, typed, 'typed+by', 'planted'];

/** Puts secrets wherever an agent may look: requests, an error, and what is in the page. */
export async function plantSecrets(page: Page): Promise<void> {
  await page.evaluate(
    ([id, jwt, secret]) => {
      const request = `/v1/org/${id}/devices/${secret}?token=planted#planted`;
      void fetch(request, {headers: {Authorization: `Bearer ${jwt}`}, method: 'POST', body: 'planted'});
      setTimeout(() => {
        const address = 'https://name:planted@elsewhere.example/?q=planted#planted';
        throw new Error(`went wrong at ${address} with api_key=planted, ${secret}, Bearer ${jwt} and ${id}`);
      });
      const form = document.createElement('div');
      form.innerHTML =
        '<a id=link href="https://elsewhere.example/link?q=planted#planted" title="planted">planted</a>' +
        '<input id=field title="planted"><textarea id=text>planted</textarea><img alt="planted">' +
        '<input type=password value=planted><button aria-label="planted" value="planted">planted</button>';
      document.querySelector('article')?.append(form);
      document.querySelector('#link')?.addEventListener('click', (event) => event.preventDefault());
    },
    [uuid, token, key],
  );
  await page.locator('#field').fill(typed);
  await page.locator('#text').fill(typed);
  await page.locator('#link').click();
  await page.locator('#field').click();
}

/** A text, and what it says without percent signs, once and twice. */
export function decoded(text: string): string {
  const once = decodeOnce(text);
  return [text, once, decodeOnce(once)].join('\n');
}

function decodeOnce(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}
