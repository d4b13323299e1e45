import { pointsStates } from '#contract/customers/ledgers.ts';
import { BATCH, inBatches } from '#server/platform/jobs/in-batches.ts';
import { type Timer, sayDue } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countThawing, lockThawing, points, setWaiting } from './queries.ts';

async function thawBatch(write: Write): Promise<number> {
  const due = await lockThawing(write.tx, write.now, BATCH);
  for (const { id, uid, integral } of due)
    await setWaiting(write, id, {
      status: pointsStates.complete,
      balance: (await points.move(write, { uid, by: integral })).kept,
    });
  return due.length;
}

/** Frozen points count once their time is over. */
export const thawPoints: Timer = {
  name: 'points.thaw',
  label: '解冻积分',
  cron: '* * * * *',
  sleeps: true,
  due: async (db, now) => sayDue(await countThawing(db, now), (n) => `解冻积分 ${n} 笔`),
  run: (context) => inBatches(context, 'points.thaw', thawBatch),
};
