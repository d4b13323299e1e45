import { count, sql } from 'drizzle-orm';
import { series, sumOf } from '#server/platform/series/series.ts';
import { refund } from '../refunds/tables.ts';

/** Money that went back, by the moment it did. */
export const doneRefunds = series('done_refunds', {
  table: refund,
  at: refund.doneTime,
  where: sql`${refund.state} = 'done'`,
  sums: { quality: count(), price: sumOf(refund.amount) },
});
