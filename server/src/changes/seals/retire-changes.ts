import { changeSettings } from '#contract/changes/settings.ts';
import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { keepCheckpoint, lockChain, oldestSeals, removeSealed } from './queries.ts';

const BATCH = 2000;

/** Removes the oldest links whose acts were before this time, and remembers the last of them: the chain begins after it. */
async function retireBatch(write: Write, before: Date): Promise<number> {
  await lockChain(write.tx);
  const oldest = await oldestSeals(write.tx, BATCH);
  const kept = oldest.findIndex(({ at }) => at !== null && at >= before);
  const old = kept === -1 ? oldest : oldest.slice(0, kept);
  const last = old.at(-1);
  if (!last) return 0;
  const removed = await removeSealed(write.tx, last.id, [...new Set(old.map(({ changeId }) => changeId))]);
  await keepCheckpoint(write.tx, { sealId: last.id, hash: last.hash, before }, removed);
  return old.length;
}

/** Every night: acts go that are older than the shop wants to keep them. Nothing else removes any. */
export const retireChanges: Timer = {
  name: 'change.retire',
  label: '清除过期的操作日志',
  cron: '47 2 * * *',
  sleeps: false,
  async run({ database, clock, write }) {
    const days = await settingOf(database.db, changeSettings.change_keep_days);
    if (days === 0) return;
    const before = new Date(clock.now().getTime() - days * DAY);
    let retired = BATCH;
    while (retired === BATCH) {
      ({ value: retired } = await write({ name: 'change.retire', actor: systemActor('change.retire') }, (context) =>
        retireBatch(context, before),
      ));
    }
  },
};
