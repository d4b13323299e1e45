import { expect } from 'vitest';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import { powerCutAfter } from './power-cut.ts';
import type { Shop } from './shop.ts';

interface Clearing {
  timer: Timer;
  /** Counts what points at the deleted record. */
  left: () => Promise<number>;
  /** Done two days after the deletion. */
  meanwhile?: () => Promise<unknown>;
}

/**
 * Passes the time in which a record, deleted just now, can be restored. What points at it stays until then, and goes in portions, of
 * which a killed server leaves the rest to the next run.
 */
export async function passesClearing(shop: Shop, { timer, left, meanwhile }: Clearing): Promise<void> {
  const all = await left();
  await shop.pass('2 days');
  await meanwhile?.();
  await shop.pass('28 days');
  expect(await left()).toBe(all);

  shop.clock.pass('2 days');
  await expect(timer.run(powerCutAfter(shop, 1))).rejects.toThrow('the power is gone');
  const rest = await left();
  expect(rest > 0 && rest < 10).toBe(true);

  await shop.runDue();
  expect(await left()).toBe(0);
}
