import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { differingOf, recountsLeft } from './queries.ts';
import { recountSlice } from './recount-slice.ts';

const NAME = 'finance.recountCustomers';

/** Balances and commission beside their ledgers, for each day that was checked, slice by slice. What differs is reported as drift. */
export const recountCustomers: Timer = {
  name: NAME,
  label: '逐户核对余额与佣金',
  cron: '* * * * *',
  sleeps: false,
  async run({ database, metrics, write }: Services) {
    const ids = await recountsLeft(database.db);
    for (const id of ids) {
      const act = { name: NAME, actor: systemActor(NAME) };
      for (let isLeft = true; isLeft;) isLeft = (await write(act, (context) => recountSlice(context, { id }))).value;
    }
    if (ids.length > 0) metrics.reportDrift('money', await differingOf(database.db, ids));
  },
};
