import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { BalanceKind } from '#contract/customers/ledgers.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { BalanceLedgerFilter, BalanceRecord, balanceLedgerCalls, balanceTitles } from '#contract/finance/balance-ledger.ts';
import type { Page } from '#contract/wire.ts';
import { customer, ofCustomersNamed, toBill, userBill } from '#server/customers/index.ts';
import { among, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { inOrderOf } from '#server/platform/database/lists/sorted-by.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { CallContext } from '#server/platform/http/serve.ts';

type Title = (typeof balanceTitles.values)[number];

/** Kinds of movement that a filter finds. */
export const kindsOf: Readonly<Record<Title, BalanceKind[]>> = {
  recharge: ['pay_recharge'],
  admin: ['system_add', 'system_sub'],
  productRefund: ['pay_product_refund'],
  payProduct: ['pay_order'],
  transferIn: ['transferIn'],
  rechargeRefund: ['user_recharge_refund'],
  opening: ['opening'],
  merge: ['merge'],
};

export const balanceRecordsWanted = (filter: BalanceLedgerFilter, now: Date): SQL | undefined =>
  and(
    ofCustomersNamed(filter.keywords, userBill.uid),
    filter.title && inArray(userBill.type, kindsOf[filter.title]),
    within(userBill.createTime, periodOf(filter.dateLimit, now)),
  );

const rowsQuery = prepared('balance_rows', (db, _: '', name) =>
  db
    .select({ bill: userBill, nickName: customer.nickname })
    .from(userBill)
    .innerJoin(customer, eq(customer.id, userBill.uid))
    .where(among(userBill.id, sql.placeholder('ids')))
    .prepare(name),
);

/** Rows in the order of their keys. */
export async function rowsByIds(db: Db, ids: number[]) {
  const rows = await rowsQuery(db, '').execute({ ids });
  return inOrderOf(ids, rows, ({ bill }) => bill.id).map(({ bill, nickName }) => ({ ...toBill(bill), nickName }));
}
export type BalanceRow = Awaited<ReturnType<typeof rowsByIds>>[number];

/** Movements of all balances, the latest first. */
export function listBalanceRecords(
  db: Db,
  input: Input<typeof balanceLedgerCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<BalanceRecord>> {
  const { id, createTime } = userBill;
  // Days are read along their own index.
  const keys = periodOf(input.dateLimit, now) ? [createTime, id] : [id];
  const where = balanceRecordsWanted(input, now);
  const conditions = { table: userBill, id, keys, where, byWord: Boolean(input.keywords?.trim()) };
  return readListPage(db, input, conditions, (ids) => rowsByIds(db, ids));
}
