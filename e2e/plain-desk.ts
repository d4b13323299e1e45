import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../server/test/shop.ts';
import { openDesk } from './desk.ts';
import { type PlainServer, type PlainWire, onPlainWire } from './plain-wire.ts';
import { goTo } from './visits.ts';

/** A browser before another server of the wire, as which the shop's own one stands in. */
export function openPlainDesk(shop: Shop) {
  const desk = openDesk(shop);
  return {
    /** Opens a page as a super administrator; what the frame asked before it knew the server is forgotten. */
    async sit(path: string, server: PlainServer = {}): Promise<{ page: Page; seen: PlainWire }> {
      const page = await desk.open('/login');
      await page.getByLabel('用户名').waitFor();
      const seen = await onPlainWire(page, server);
      await desk.admit(page);
      await goTo(page, path);
      await page.locator('.frame').waitFor();
      seen.missed.splice(0);
      return { page, seen };
    },
  };
}

/** Request that the call sent last. */
export const lastOf = ({ sent }: PlainWire, name: string) => sent.findLast((call) => call.name === name);

/** Asserts calls of the wire alone, and none on which another server fails. */
export const expectPlain = ({ missed, failed }: PlainWire) => expect([missed, failed]).toEqual([[], []]);
