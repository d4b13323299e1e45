import type { Locator, Page } from 'playwright-core';
import { pick } from './acts.ts';

/** Pastes where the focus is. */
const pasteInto = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', copied);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Counts what hands do: a click, a field that is gone to, a key that ends a step. Letters are not counted. */
export function countSteps(page: Page) {
  let steps = 0;
  return {
    steps: () => steps,
    click: (what: Locator, how: Parameters<Locator['click']>[0] = {}) => ((steps += 1), what.click(how)),
    /** Opens the list of a box, and chooses from it. */
    pick: (box: Locator, option: string | RegExp) => ((steps += 2), pick(box, option)),
    press: (key: string) => ((steps += 1), page.keyboard.press(key)),
    /** Goes to a field, and types. */
    fill: (what: Locator, text: string) => ((steps += 1), what.fill(text)),
    /** Types where the focus is. */
    type: (text: string) => ((steps += 1), page.keyboard.type(text)),
    paste: (text: string) => ((steps += 1), pasteInto(page, text)),
    /** Opens the file dialog, and agrees to it. */
    upload: (what: Locator, files: Parameters<Locator['setInputFiles']>[0]) => ((steps += 2), what.setInputFiles(files)),
  };
}

export type Hand = ReturnType<typeof countSteps>;
