import { inArray, lt } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { importUpload } from './tables.ts';

/** Every night: files that were imported, or never were, go after a day. */
export const clearImports: Timer = {
  name: 'product.clearImports',
  label: '清除导入用过的表格',
  cron: '37 3 * * *',
  sleeps: false,
  async run({ database: { db }, clock, storage, write }) {
    const before = new Date(clock.now().getTime() - DAY);
    const old = await db
      .select({ id: importUpload.id, key: importUpload.key })
      .from(importUpload)
      .where(lt(importUpload.createTime, before));
    for (const { key } of old) await storage.remove(key);
    const ids = old.map(({ id }) => id);
    await write({ name: 'import.clear', actor: systemActor('product.clearImports') }, ({ tx }) =>
      tx.delete(importUpload).where(inArray(importUpload.id, ids)),
    );
  },
};
