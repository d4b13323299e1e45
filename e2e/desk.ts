import type { Page } from 'playwright-core';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach } from 'vitest';
import { startOfDay } from '#contract/moment.ts';
import type { AdminOptions } from '../server/test/actors.ts';
import type { Shop } from '../server/test/shop.ts';
import { type View, openWindows, sessionCookie } from './windows.ts';

/** End of a day in which no test begins: what it makes for today would soon be of yesterday. */
const DAY_ENDS_MS = 50_000;

/** Waits for the next day, of the browser and of the shop, where this one is about to end. */
async function untilDayHolds({ clock }: Pick<Shop, 'clock'>): Promise<void> {
  for (const now of [() => new Date(), clock.now]) {
    const left = startOfDay(now(), 1).getTime() - now().getTime();
    if (left < DAY_ENDS_MS) await sleep(left);
  }
}

/** A browser before the shop's pages. */
export function openDesk(shop: Shop) {
  const windows = openWindows();
  let address = '';

  beforeAll(async () => {
    address = new URL(await shop.app.listen()).origin.replace('0.0.0.0', '127.0.0.1');
  });
  beforeEach(() => untilDayHolds(shop));

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
