import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/**
 * Axe for a page or a part of it (a CSS selector).
 * Lists nothing of what it found right, and looks into no frames, of which the site has none: both cost more than its rules.
 */
export function axe(page: Page, part?: string): AxeBuilder {
  const builder = new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations', 'incomplete']});
  return part ? builder.include(part) : builder;
}

/** Rules whose answer hangs on the color scheme; those of all others are the same in every scheme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];
