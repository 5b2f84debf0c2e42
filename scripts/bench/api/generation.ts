/** Prints what making the pages of a part of GitHub's file costs, as JSON: `generation.ts 600` takes 600 operations. */
import {portionOf} from '../../../plugins/api-reference/testing/portionOf';
import {generationCost} from './generationCost';
import {largeDocument} from './largeDocument';

generationCost(portionOf(largeDocument().document, Number(process.argv[2]))).then((cost) =>
  console.log(JSON.stringify(cost)),
);
