import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { AdminOptions } from '../server/test/actors.ts';
import type { Shop } from '../server/test/shop.ts';
import { type View, openWindows, sessionCookie } from './windows.ts';

/** A browser before the shop's pages. */
export function openDesk(shop: Shop) {
  const windows = openWindows();
  let address = '';

  beforeAll(async () => {
    address = new URL(await shop.app.listen()).origin.replace('0.0.0.0', '127.0.0.1');
  });

  const open = (path: string, view: View = {}): Promise<Page> => windows.open(address + path, view);
  const sit = async (path: string, overrides: AdminOptions = {}, view: View = {}): Promise<Page> =>
    open(path, { ...view, token: (await shop.person(overrides)).token });
  let kept: Page | undefined;
  return {
    /** Opens a page as whoever the view says, or as a stranger. */
    open,
    /** Lets a page go on as a signed-in super administrator: what it has loaded need not come again. */
    admit: async (page: Page): Promise<void> => {
      const { token } = await shop.person({});
      await page.context().addCookies([sessionCookie(page.url(), token)]);
    },
    /** Opens a page as a signed-in person: a super administrator by default. */
    sit,
    /** Opens a page for all tests of a file, which leave it as they found it; anew after one that failed. */
    settle: async (path: string): Promise<Page> => {
      if (!kept || kept.isClosed()) kept = await sit(path, {}, { stays: true });
      return kept;
    },
  };
}
