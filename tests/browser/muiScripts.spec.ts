import {expect, test} from '@playwright/test';
import {watchForMui} from './muiScripts';
import {builtRoutes} from './siteBuild';

// That the marks are there to be found is shown in measures.spec.ts, on a page that loads the library.
for (const route of builtRoutes()) {
  test(`${route} loads no script of the component library`, async ({page}) => {
    const found = watchForMui(page);
    await page.goto(route);
    expect([...(await found())]).toEqual([]);
  });
}
