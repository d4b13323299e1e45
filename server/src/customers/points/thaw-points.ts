import { pointsStates } from '#contract/customers/ledgers.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockThawing, points, setWaiting } from './queries.ts';

const BATCH = 50;

async function thawBatch(write: Write): Promise<number> {
  const due = await lockThawing(write.tx, write.now, BATCH);
  for (const { id, uid, integral } of due)
    await setWaiting(write, id, { status: pointsStates.complete, balance: await points.move(write, { uid, by: integral }) });
  return due.length;
}

/** Frozen points count once their time is over. */
export const thawPoints: Timer = {
  name: 'points.thaw',
  label: '解冻积分',
  cron: '* * * * *',
  async run({ write }) {
    for (;;) {
      const { value } = await write({ name: 'points.thaw', actor: systemActor('系统') }, thawBatch);
      if (value < BATCH) return;
    }
  },
};
