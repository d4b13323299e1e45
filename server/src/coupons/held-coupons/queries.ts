import { type SQL, and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type HeldCoupon, type heldCouponCalls, heldStates, omittedAsNull } from '#contract/coupons/held-coupons.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countUpTo } from '#server/platform/database/lists/count-up-to.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import { COUNT_CAP } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { couponUser } from './tables.ts';

/** As it stands by the clock, whenever the timer came by last. */
const statusAt = (now: Date): SQL<number> =>
  sql<number>`case when ${couponUser.status} = ${heldStates.unused} and ${couponUser.endTime} <= ${now.toISOString()}
    then ${heldStates.expired} else ${couponUser.status} end`.mapWith(Number);

/** Coupons that customers hold. */
export function listHeldCoupons(
  db: Db,
  input: Input<typeof heldCouponCalls.list>,
  { now }: Pick<Asked, 'now'>,
): Promise<Page<HeldCoupon>> {
  const status = statusAt(now);
  const where = and(
    matching(input.name, couponUser.name),
    input.uid ? eq(couponUser.uid, input.uid) : undefined,
    input.couponId ? eq(couponUser.couponId, input.couponId) : undefined,
    equal(status, input.status),
  );
  const query = db
    .select({ ...getTableColumns(couponUser), status, nickname: customer.nickname })
    .from(couponUser)
    .innerJoin(customer, eq(customer.id, couponUser.uid))
    .where(where)
    .orderBy(desc(couponUser.id));
  return pageOfQuery(input, query, countUpTo(db, COUNT_CAP, couponUser, where), (rows) =>
    rows.map((row) => ({ ...row, cid: 0, avatar: '', ...omittedAsNull })),
  );
}
