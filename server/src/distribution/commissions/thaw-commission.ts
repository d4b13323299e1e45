import { commissionStates } from '#contract/customers/ledgers.ts';
import { commissions } from '#server/customers/index.ts';
import { BATCH, inBatches } from '#server/platform/jobs/in-batches.ts';
import { type Timer, sayDue } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countThawing, lockThawing, setWaiting } from './queries.ts';

async function thawBatch(write: Write): Promise<number> {
  const due = await lockThawing(write.tx, write.now, BATCH);
  for (const { id, uid, price } of due) {
    const { kept: balance } = await commissions.move(write, { uid, by: price, mayOwe: true });
    await setWaiting(write, id, { status: commissionStates.complete, balance });
  }
  return due.length;
}

/** Frozen commission counts once its time is over. */
export const thawCommission: Timer = {
  name: 'commission.thaw',
  label: '解冻佣金',
  cron: '* * * * *',
  sleeps: true,
  due: async (db, now) => sayDue(await countThawing(db, now), (n) => `解冻佣金 ${n} 笔`),
  run: (context) => inBatches(context, 'commission.thaw', thawBatch),
};
