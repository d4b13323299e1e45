import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { AdminWish } from '../server/test/actors.ts';
import type { Shop } from '../server/test/shop.ts';
import { launchBrowser } from './browser.ts';

/** Once the page hears what changes in the shop. */
const listens = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (line) => {
      line.on('framereceived', ({ payload }) => String(payload).includes('"ready"') && resolve());
    });
  });

/** A browser before the shop's pages. */
export function openDesk(shop: Shop) {
  let browser: Browser | undefined;
  let address = '';
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
    address = new URL(await shop.app.listen()).origin.replace('0.0.0.0', '127.0.0.1');
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(() => browser?.close());

  return {
    /** Opens a page as a signed-in person: a super administrator unless told. */
    async sit(path: string, wish: AdminWish = {}): Promise<Page> {
      const { token } = await shop.person(wish);
      const context = await browser?.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
      if (!context) throw new Error('the browser starts before the first test');
      contexts.push(context);
      await context.addCookies([{ name: 'Authori-zation', value: token, url: address }]);
      const page = await context.newPage();
      const listening = listens(page);
      await page.goto(address + path);
      await listening;
      return page;
    },
  };
}
