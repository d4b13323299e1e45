import type { Answer, Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { showDay, startOfMonth } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { profileCalls } from '#contract/profiles/profiles.ts';
import { rowsByIds } from '#server/customers/index.ts';
import { paymentsOf, spendingOf } from './customer-orders.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { bucketsOf } from '#server/platform/series/buckets.ts';

const MONTHS = 12;
const YEAR_MONTH = 7;

/** Notes and relations of a customer, and payments by month, this one included. */
export async function getOverview(
  db: Db,
  { userId: uid }: Input<typeof profileCalls.overview>,
  { now, actor }: CallContext,
): Promise<Answer<typeof profileCalls.overview>> {
  const year = bucketsOf({ from: startOfMonth(now, 1 - MONTHS), until: startOfMonth(now, 1) }, 'month');
  const [[customer], payments, months] = await Promise.all([
    rowsByIds(db, [uid]),
    paymentsOf(db, uid),
    spendingOf(db, uid, year),
  ]);
  if (!customer) throw customerRefusals.NOT_FOUND();
  const mayAmounts = holds(actor, seeAmounts);
  return {
    customer,
    lastPayTime: payments.last,
    paidOrders: payments.paid,
    refundedOrders: payments.refunded,
    months: months.map(({ start, orders, spent }) => ({
      month: showDay(start).slice(0, YEAR_MONTH),
      orders,
      spent: mayAmounts ? spent : null,
    })),
  };
}
