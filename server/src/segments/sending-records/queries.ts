import { sql } from 'drizzle-orm';
import { couponSendingRefusals } from '#contract/segments/coupon-sendings.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { couponSending } from './tables.ts';

export const sendings = rowsOf(couponSending, { missing: couponSendingRefusals.NOT_FOUND });

/** Counts what a portion has given, in its transaction. */
export const addGiven = (write: Write, id: number, given: number): Promise<void> =>
  sendings.set(write, id, { given: sql`${couponSending.given} + ${given}::int` });

/** Goes on with the run that tries again. */
export const followRun = (write: Write, id: number, runId: number): Promise<void> => sendings.set(write, id, { runId });
