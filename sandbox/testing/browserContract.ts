/** Entry of a script that exercises the contract in a browser and writes the report into the page's `output`. */
import {brand} from '../../config/brand';
import {exerciseContract} from './exerciseContract';

/** Whether the page's content policy lets scripts make code. */
function canMakeCode(): boolean {
  try {
    new Function('');
    return true;
  } catch {
    return false;
  }
}

async function report(): Promise<unknown> {
  const answer = await fetch(`/openapi/${brand.slug}-platform-api.json`);
  return {canMakeCode: canMakeCode(), ...(await exerciseContract(await answer.json()))};
}

function show(result: unknown): void {
  const output = document.querySelector('output');
  if (output) output.textContent = JSON.stringify(result);
}

report().then(show, (error: Error) => show({problems: [error.message]}));
