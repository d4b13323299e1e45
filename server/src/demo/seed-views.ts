import { visitTypes } from '#contract/dashboard/visits.ts';
import { countView } from '#server/dashboard/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from './past.ts';

const DAYS = 14;

/** A fortnight of people who looked around in the shop: more of them at weekends, more products than front pages. */
export async function seedViews(write: Write): Promise<void> {
  for (let day = 0; day < DAYS; day += 1) {
    const then = ago(write, day * DAY);
    const isWeekend = [0, 6].includes(then.now.getUTCDay());
    const people = 120 + ((day * 37) % 55) + (isWeekend ? 60 : 0);
    await countView(then, { visitType: visitTypes.home }, people);
    await countView(then, { visitType: visitTypes.product }, people * 3 - ((day * 11) % 40));
  }
}
