import { type SQL, and, eq, sql } from 'drizzle-orm';
import { commissionStates } from '#contract/customers/ledgers.ts';
import type { PromoterFigure } from '#contract/distribution/promoters.ts';
import { withdrawalStates } from '#contract/finance/withdrawals.ts';
import { commissionRecord, customer } from '#server/customers/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { userExtract } from '../withdrawals/tables.ts';

const { complete, frozen } = commissionStates;
const { kind, price, status } = commissionRecord;
const counts = sql`${status} = ${complete}`;
const isGain = sql`${kind} = 'gain'`;

const sum = (what: typeof price | typeof commissionRecord.orderPrice, where: SQL) =>
  sql`coalesce(sum(${what}) filter (where ${where}), 0)`.mapWith(Number);

/** Commission of orders, by promoter, in the words of the index `commission_record__earned`: all of them, or of these alone. */
export const earnedBy = (db: Db, uids?: readonly number[]) =>
  db
    .select({
      uid: commissionRecord.uid,
      orders: sql`count(*) filter (where ${isGain} and ${counts})`.mapWith(Number).as('orders'),
      orderTotal: sum(commissionRecord.orderPrice, sql`${isGain} and ${counts}`).as('order_total'),
      total: sum(price, sql`${kind} in ('gain', 'loss') and ${counts}`).as('total'),
      frozen: sum(price, sql`${isGain} and ${status} = ${frozen}`).as('frozen'),
    })
    .from(commissionRecord)
    .where(and(sql`${kind} in ('gain', 'loss')`, uids && among(commissionRecord.uid, uids)))
    .groupBy(commissionRecord.uid)
    .as('earned');

/** Sums paid out, by promoter. */
export const drawnBy = (db: Db, uids?: readonly number[]) =>
  db
    .select({
      uid: userExtract.uid,
      times: sql`count(*)`.mapWith(Number).as('times'),
      paid: sql`sum(${userExtract.extractPrice})`.mapWith(Number).as('paid'),
    })
    .from(userExtract)
    .where(and(eq(userExtract.status, withdrawalStates.paid), uids && among(userExtract.uid, uids)))
    .groupBy(userExtract.uid)
    .as('drawn');

type Earned = ReturnType<typeof earnedBy>;
type Drawn = ReturnType<typeof drawnBy>;

/** Each figure of a promoter, also of somebody without a row in either ledger. */
export const figureColumns = (earned: Earned, drawn: Drawn) => {
  const known = (column: SQL.Aliased<number>) => sql<number>`coalesce(${column}, 0)`.mapWith(Number);
  return {
    spreadCount: sql<number>`${customer.spreadCount}`.mapWith(Number),
    brokeragePrice: sql<number>`${customer.brokeragePrice}`.mapWith(Number),
    spreadOrderNum: known(earned.orders),
    spreadOrderTotalPrice: known(earned.orderTotal),
    totalBrokeragePrice: known(earned.total),
    freezeBrokeragePrice: known(earned.frozen),
    extractCountNum: known(drawn.times),
    extractCountPrice: known(drawn.paid),
  } satisfies Record<PromoterFigure, SQL<number>>;
};
