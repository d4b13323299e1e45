import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openShop } from '../server/test/shop.ts';
import { fillShop, named } from './accessibility.ts';
import { complaintsOfContent } from './complaints.ts';
import { openDesk } from './desk.ts';
import { onPlainWire } from './plain-wire.ts';
import { type Visit, arrived, everyVisit, goTo } from './visits.ts';

/** Time for one screen, which takes less than a second where nothing else runs, and for all of them. */
const SCREEN_MS = 30_000;
const SWEEP_MS = 530_000;

const shop = openShop();
const desk = openDesk(shop);

const pathOf = ({ address }: Visit) => address.split('?')[0];

/** Further addresses of a screen come after all others: to the path where one is, one goes by loading the shop anew. */
function inTurns(visits: readonly Visit[]): readonly Visit[] {
  const turns = new Map(
    visits.map((visit, at) => [visit, visits.slice(0, at).filter((before) => pathOf(before) === pathOf(visit)).length]),
  );
  return visits.toSorted((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0));
}

/** Undefined for a screen that has not come in time: the browser waits for some things without a limit of its own. */
async function lookAt(page: Page, address: string, patience: number): Promise<string[] | undefined> {
  const look = async () => {
    await goTo(page, address);
    await arrived(page);
    return complaintsOfContent(page);
  };
  const over = new AbortController();
  const late = sleep(patience, undefined, { signal: over.signal });
  const looked = look().catch((error: unknown) => [String(error)]);
  return Promise.race([looked, late]).finally(() => over.abort());
}

it('every screen opens before another server of the wire, which says no more than it must', async () => {
  const visits = inTurns(everyVisit(named(await fillShop(shop))));
  const page = await desk.open('/login');
  const seen = await onPlainWire(page, { poor: true });
  await desk.admit(page);
  await goTo(page, '/dashboard');
  // Waits for the frame: without it the next screen would load the shop anew, over scripts that are still coming, and may stay
  // empty.
  await page.locator('.frame').waitFor();
  const complaints: string[] = [];
  const end = Date.now() + SWEEP_MS;
  seen.missed.splice(0);

  for (const { address } of visits) {
    const slipped = await lookAt(page, address, Math.min(SCREEN_MS, end - Date.now()));
    const late = `stands still, and waits for ${[...seen.waiting.values()].join(', ') || 'no call'}`;
    const found = [...(slipped ?? [late]), ...seen.missed.splice(0), ...seen.failed.splice(0)];
    complaints.push(...found.map((complaint) => `${address}: ${complaint}`));
    // The page may be stuck at it: of the screens that follow it would tell nothing.
    if (!slipped) break;
  }

  expect(complaints).toEqual([]);
}, 600_000);
