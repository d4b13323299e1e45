import { showDay } from '#contract/moment.ts';
import { confirmClosing, countDay, findLastClosing, recordCash } from '#server/cashier/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from '../past.ts';
import { findPerson } from '../seed-staff.ts';

/** Days since the cash of a day was counted, and what was counted then. */
const FIRST = {
  days: 3,
  opening: 50_000,
  counts: [
    { face: 10_000, pieces: 5 },
    { face: 1000, pieces: 4 },
    { face: 100, pieces: 2 },
  ],
} as const;
const SECOND = {
  days: 1,
  counts: [
    { face: 10_000, pieces: 3 },
    { face: 2000, pieces: 2 },
  ],
} as const;
const TO_BANK = 20_000;

/** Cash of two days: one that is closed, and one with a difference that somebody has still to look over. */
export async function seedClosings(write: Write): Promise<void> {
  const [clerk, manager] = [await findPerson(write, 'caiwu'), await findPerson(write, 'dianzhang')];
  if (!clerk || !manager) return;
  const by = (actor: typeof clerk, days: number): Write => ({ ...ago(write, days * DAY), actor });
  const first = by(clerk, FIRST.days);
  await countDay(first, {
    day: showDay(first.now),
    opening: FIRST.opening,
    counts: [...FIRST.counts],
    reason: '有零钱前一天已收',
  });
  const counted = await findLastClosing(write.tx);
  if (counted) await confirmClosing(by(manager, FIRST.days), { id: counted.id });
  const second = by(clerk, SECOND.days);
  await recordCash(second, { kind: 'deposit', amount: TO_BANK, number: 'ICBC-HD-0921', says: '存入工行武昌支行' });
  await countDay(second, { day: showDay(second.now), counts: [...SECOND.counts], reason: '找零多给了 2 元' });
}
