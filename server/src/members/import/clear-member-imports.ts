import { lt } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { memberImport } from './tables.ts';

const KEPT_MS = 7 * DAY;

/** Every night: sheets hold what is personal, so they and their results go after a week. */
export const clearMemberImports: Timer = {
  name: 'customer.clearImports',
  label: '清除会员导入的表格',
  cron: '51 3 * * *',
  async run({ clock, write }) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    await write({ name: 'member_import.clear', actor: systemActor('customer.clearImports') }, ({ tx }) =>
      tx.delete(memberImport).where(lt(memberImport.createTime, before)),
    );
  },
};
