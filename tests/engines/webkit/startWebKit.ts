import {Builder, By, error, Key, type WebDriver, type WebElement} from 'selenium-webdriver';
import type {WebKitPrograms} from '../../../scripts/browser/findBrowsers';
import {bringIntoReach} from '../bringIntoReach';
import {describeTarget} from '../describeTarget';
import type {Engine, Target} from '../Engine';
import {actOn, waitFor} from '../waitFor';
import {findFreePort} from '../../../sandbox/node/listenOnFreePort';
import {startDisplay} from './startDisplay';
import {startMiniBrowser} from './startMiniBrowser';
import {endProcess, startProcess} from './startProcess';
import {inspectorOf, watchConsole} from './watchConsole';

/** Selenium's characters for keys that have names. */
const keys: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
};

/** Where elements of a role are looked for; WebKit then says which role and name they have. */
const candidates: Record<string, string> = {
  button: 'button, [role=button]',
  link: 'a[href]',
  radio: 'input[type=radio]',
  textbox: 'input, textarea',
};

const isGone = (problem: unknown) => problem instanceof error.StaleElementReferenceError;

function locate(driver: WebDriver, target: Target): Promise<WebElement> {
  return waitFor(describeTarget(target), async () => {
    for (const element of await candidatesFor(driver, target))
      if (
        (await isMeant(element, target)) &&
        (await element.isDisplayed()) &&
        (await driver.executeScript<boolean>(`return (${bringIntoReach})(...arguments)`, element))
      )
        return element;
    return undefined;
  });
}

function candidatesFor(driver: WebDriver, target: Target): Promise<WebElement[]> {
  if ('css' in target) return driver.findElements(By.css(target.css));
  const selector = candidates[target.role];
  if (!selector)
    throw new Error(`Say in ${import.meta.filename} where elements of the role ${target.role} are.`);
  return driver.findElements(By.css(`${target.within ?? 'body'} :is(${selector})`));
}

async function isMeant(element: WebElement, target: Target): Promise<boolean> {
  if ('css' in target) return true;
  // What is not displayed has no role and no name, and WebKit answers with an error.
  const name = await element.getAccessibleName().catch(() => '');
  return name === target.name && (await element.getAriaRole()) === target.role;
}

async function startDriver(program: string, target: number): Promise<{url: string; close(): Promise<void>}> {
  const {port} = await findFreePort();
  const child = startProcess(program, [`--port=${port}`, `--target=127.0.0.1:${target}`]);
  const url = `http://127.0.0.1:${port}`;
  await waitFor('WebKitWebDriver', async () => (await fetch(`${url}/status`)).ok || undefined);
  return {url, close: () => endProcess(child)};
}

/**
 * Starts WebKit that draws a page as a whole instead of in layers, which take half of all its time without a graphics
 * processor. It now and then never answers when it is asked for a picture.
 */
export function startWithoutLayers(programs: WebKitPrograms): Promise<Engine> {
  return startWebKit(programs, {WEBKIT_DISABLE_COMPOSITING_MODE: '1'});
}

/** Starts WebKit on a display of its own, with a profile that is gone afterwards. */
export async function startWebKit(
  programs: WebKitPrograms,
  settings: NodeJS.ProcessEnv = {},
): Promise<Engine> {
  const display = await startDisplay(programs.xvfb);
  const browser = await startMiniBrowser(programs.miniBrowser, display.name, settings);
  // As soon as there is a driver, the browser tells it alone which pages there are; and to a page that is inspected
  // already no driver comes.
  const inspector = await inspectorOf(browser.inspectorPort);
  const server = await startDriver(programs.driver, browser.automationPort);
  const driver = await new Builder()
    .usingServer(server.url)
    .withCapabilities({browserName: 'MiniBrowser'})
    .build();
  await driver.manage().setTimeouts({script: 600_000, pageLoad: 600_000});
  const printed = await watchConsole(inspector);

  const size = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const toolsHeight = await waitFor('A page as wide as its window', async () => {
    const rect = await driver.manage().window().getRect();
    const [innerWidth, innerHeight] = await size();
    return innerWidth === rect.width ? rect.height - innerHeight : undefined;
  });
  return {
    open: (url) => driver.get(url),
    async resize(width, height) {
      await driver
        .manage()
        .window()
        .setRect({width, height: height + toolsHeight});
      await waitFor(`A page of ${width} x ${height} px`, async () => {
        const [shownWidth, shownHeight] = await size();
        return (shownWidth === width && shownHeight === height) || undefined;
      });
      // A page of the new size is laid out with the next picture; until then parts of it have the old one.
      await driver.executeAsyncScript(
        'const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(done));',
      );
    },
    evaluate: (run, ...args) => driver.executeScript(`return (${run})(...arguments)`, ...args),
    click: (target) =>
      actOn(
        () => locate(driver, target),
        (element) => element.click(),
        isGone,
      ),
    hover: (target) =>
      actOn(
        () => locate(driver, target),
        (origin) => driver.actions().move({origin}).perform(),
        isGone,
      ),
    async press(pressed) {
      const held = pressed.split('+').map((key) => keys[key] ?? key);
      const actions = driver.actions();
      for (const key of held) actions.keyDown(key);
      for (const key of held.reverse()) actions.keyUp(key);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: () => driver.takeScreenshot(),
    messages: () => printed.take(),
    async close() {
      printed.close();
      await driver.quit().catch(() => {});
      await server.close();
      await browser.close();
      await display.close();
    },
  };
}
