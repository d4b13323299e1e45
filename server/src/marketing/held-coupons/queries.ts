import { type SQL, and, desc, eq, getTableColumns, ilike, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type HeldCoupon, type heldCouponCalls, heldStates, untoldBlanks } from '#contract/marketing/held-coupons.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import { containing } from '#server/platform/database/like.ts';
import { COUNT_CAP, offsetOf, toPage } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { couponUser } from './tables.ts';

/** As it stands by the clock, whenever the timer came by last. */
const statusAt = (now: Date): SQL<number> =>
  sql<number>`case when ${couponUser.status} = ${heldStates.unused} and ${couponUser.endTime} <= ${now.toISOString()}
    then ${heldStates.expired} else ${couponUser.status} end`.mapWith(Number);

/** Coupons that customers hold. */
export async function listHeldCoupons(
  db: Db,
  input: Input<typeof heldCouponCalls.list>,
  { now }: Pick<Asked, 'now'>,
): Promise<Page<HeldCoupon>> {
  const status = statusAt(now);
  const where = and(
    input.name === undefined ? undefined : ilike(couponUser.name, containing(input.name.trim())),
    input.uid ? eq(couponUser.uid, input.uid) : undefined,
    input.couponId ? eq(couponUser.couponId, input.couponId) : undefined,
    input.status === undefined ? undefined : sql`${status} = ${input.status}`,
  );
  const rows = await db
    .select({ ...getTableColumns(couponUser), status, nickname: customer.nickname })
    .from(couponUser)
    .innerJoin(customer, eq(customer.id, couponUser.uid))
    .where(where)
    .orderBy(desc(couponUser.id))
    .limit(input.limit)
    .offset(offsetOf(input));
  const { total, capped } = await countUpTo(db, COUNT_CAP, couponUser, where);
  const list = rows.map((row) => ({ ...row, cid: 0, avatar: '', ...untoldBlanks }));
  return toPage(input, total, list, capped);
}
