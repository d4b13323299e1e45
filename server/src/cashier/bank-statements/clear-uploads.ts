import { inArray, lt } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { bankUpload } from '../bank-accounts/tables.ts';

const NAME = 'bank_statement.clear';

/** Every night: files of banks that were read, or never were, go after a day. */
export const clearBankUploads: Timer = {
  name: NAME,
  label: '清除导入用过的银行对账单',
  cron: '43 3 * * *',
  sleeps: false,
  async run({ database: { db }, clock, storage, write }) {
    const before = new Date(clock.now().getTime() - DAY);
    const old = await db
      .select({ id: bankUpload.id, key: bankUpload.key })
      .from(bankUpload)
      .where(lt(bankUpload.createTime, before));
    for (const { key } of old) await storage.remove(key);
    const ids = old.map(({ id }) => id);
    await write({ name: NAME, actor: systemActor(NAME) }, ({ tx }) => tx.delete(bankUpload).where(inArray(bankUpload.id, ids)));
  },
};
