import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { commissionStates } from '#contract/customers/ledgers.ts';
import { periodOf } from '#contract/date-limit.ts';
import { type DownlineCustomer, type PromotedOrder, downlines, type promoterCalls } from '#contract/distribution/promoters.ts';
import { masked } from '#contract/masked.ts';
import type { Page } from '#contract/wire.ts';
import { commissionRecord, customer } from '#server/customers/index.ts';
import { order } from '#server/orders/index.ts';
import { addressesOf, avatarBelow } from '#server/pictures/index.ts';
import { matching, matchingOrId, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf, pageOfJoined } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';

const { first, second } = downlines;

/**
 * Customers one step below a promoter, two, or both. An array is looked up in the index; a subselect beside an `or` reads every
 * customer.
 */
function below(uid: number, type: number): SQL {
  const { id, spreadUid } = customer;
  if (type === first) return eq(spreadUid, uid);
  const own = sql`select ${id} from ${customer} where ${spreadUid} = ${uid}`;
  return sql`${spreadUid} = any(array(${type === second ? own : sql`${own} union all select ${uid}::integer`}))`;
}

/** People whom a promoter brought. */
export function listDownline(
  db: Db,
  { uid, type, nickName, ...paging }: Input<typeof promoterCalls.people>,
): Promise<Page<DownlineCustomer>> {
  return pageOf(db, paging, {
    from: customer,
    where: and(below(uid, type), matchingOrId(nickName ?? undefined, customer.id, customer.nickname, customer.phone)),
    order: [desc(customer.id)],
    show: async (rows) => {
      const pictures = await addressesOf(db);
      return rows.map(({ id, avatar, ...row }) => ({ ...row, uid: id, avatar: avatarBelow(pictures, avatar) }));
    },
  });
}

/** Orders by which a promoter earned what counts already. */
export function listPromotedOrders(
  db: Db,
  { uid, type, nickName, dateLimit, ...paging }: Input<typeof promoterCalls.orders>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<PromotedOrder>> {
  const { brokerageLevel, kind, linkId, price, status, updateTime } = commissionRecord;
  const where = and(
    eq(commissionRecord.uid, uid),
    eq(kind, 'gain'),
    eq(status, commissionStates.complete),
    type === first || type === second ? eq(brokerageLevel, type) : undefined,
    matching(nickName ?? undefined, linkId),
    within(updateTime, periodOf(dateLimit ?? undefined, now)),
  );
  const query = db
    .select({ id: order.id, orderId: order.orderNo, realName: order.realName, userPhone: order.userPhone, price, updateTime })
    .from(commissionRecord)
    .innerJoin(order, eq(order.orderNo, linkId));
  const listed = { from: commissionRecord, where, order: [desc(updateTime), desc(commissionRecord.id)] };
  return pageOfJoined(db, paging, query, listed, (rows) => rows.map((row) => ({ ...row, userPhone: masked(row.userPhone) })));
}
