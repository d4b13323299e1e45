import { lt } from 'drizzle-orm';
import { CLOCK_TOLERANCE_MS } from '#contract/storefront/signature.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import { idempotent } from '#server/platform/write/tables.ts';
import { storefrontNonce } from './tables.ts';

const WEEK_MS = 7 * 86_400_000;

/** A nonce is of use while its request may still be repeated; an idempotency key for a week. */
export const forgetRequests: Timer = {
  name: 'storefront.forgetRequests',
  cron: '*/10 * * * *',
  async run({ database: { db }, clock }) {
    const now = clock.now().getTime();
    await db.delete(storefrontNonce).where(lt(storefrontNonce.at, new Date(now - 3 * CLOCK_TOLERANCE_MS)));
    await db.delete(idempotent).where(lt(idempotent.at, new Date(now - WEEK_MS)));
  },
};
