import { lt } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { CLOCK_TOLERANCE_MS } from '#contract/storefront/signature.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { idempotent } from '#server/platform/write/tables.ts';
import { storefrontNonce } from './tables.ts';

const WEEK_MS = 7 * DAY;

/** A nonce is of use while its request may still be repeated; an idempotency key for a week. */
export const forgetRequests: Timer = {
  name: 'storefront.forgetRequests',
  label: '清除开放接口的旧请求',
  cron: '*/10 * * * *',
  sleeps: false,
  async run({ write }) {
    await write({ name: 'storefront.forgetRequests', actor: systemActor('系统') }, async ({ tx, now }) => {
      await tx.delete(storefrontNonce).where(lt(storefrontNonce.at, new Date(now.getTime() - 3 * CLOCK_TOLERANCE_MS)));
      await tx.delete(idempotent).where(lt(idempotent.at, new Date(now.getTime() - WEEK_MS)));
    });
  },
};
