import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { deleteExportsBefore, expiredExports, setExpired } from './queries.ts';
import { KEPT_DAYS, keyOf } from './rules.ts';

/** Every ten minutes: files go when their time is over; the record of who took what stays a while longer. */
export const clearExports: Timer = {
  name: 'export.clear',
  label: '清除过期的导出文件',
  cron: '*/10 * * * *',
  sleeps: false,
  async run({ database: { db }, clock, storage, write }) {
    const old = await expiredExports(db, clock.now());
    for (const { secret, format } of old) await storage.remove(keyOf(secret, format));
    await write({ name: 'export.clear', actor: systemActor('export.clear') }, async ({ tx, now }) => {
      if (old.length > 0)
        await setExpired(
          tx,
          old.map(({ id }) => id),
        );
      await deleteExportsBefore(tx, new Date(now.getTime() - KEPT_DAYS * DAY));
    });
  },
};
