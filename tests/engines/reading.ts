import type {Engine} from './Engine';

/** Text of the first element that a selector finds; empty when there is none. */
export function textOf(engine: Engine, css: string): Promise<string> {
  return engine.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', css);
}

/** An attribute of the first element that a selector finds; null when there is none. */
export function attributeOf(engine: Engine, css: string, name: string): Promise<string | null> {
  return engine.evaluate(
    (selector, attribute) => document.querySelector(selector)?.getAttribute(attribute) ?? null,
    css,
    name,
  );
}

/** Path and hash of the address that is shown. */
export function addressOf(engine: Engine): Promise<string> {
  return engine.evaluate(() => location.pathname + location.hash);
}

/** Gives the focus to the first element that a selector finds, as Tab does after many presses. */
export function focusOn(engine: Engine, css: string): Promise<void> {
  return engine.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css);
}
