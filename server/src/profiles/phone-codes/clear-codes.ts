import { lt } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { phoneCode, phoneCodeTurn } from './tables.ts';

/** Every hour: codes that are over go, and the counts of days before. */
export const clearCodes: Timer = {
  name: 'phone_code.clear',
  label: '清理过期验证码',
  cron: '23 * * * *',
  sleeps: false,
  async run({ clock, write }) {
    const now = clock.now();
    await write({ name: 'phone_code.clear', actor: systemActor('phone_code.clear') }, async ({ tx }) => {
      await tx.delete(phoneCode).where(lt(phoneCode.expireTime, now));
      await tx.delete(phoneCodeTurn).where(lt(phoneCodeTurn.lastTime, new Date(now.getTime() - DAY)));
    });
  },
};
