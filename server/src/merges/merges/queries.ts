import { eq, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no as noCustomer } from '#contract/customers/customers.ts';
import { masked } from '#contract/masked.ts';
import { type MergePreview, type mergeCalls, no } from '#contract/merges/merges.ts';
import { countTakeOver } from '#server/coupons/index.ts';
import { customer } from '#server/customers/index.ts';
import { splitTakeOver } from '#server/delivery/index.ts';
import { order } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';

type Kept = typeof customer.$inferSelect;
type Pair = Input<typeof mergeCalls.previewMerge>;

/** Both accounts, of which neither has ended. */
export async function bothOf(db: Db, { fromUid, toUid }: Pair): Promise<{ from: Kept; to: Kept }> {
  if (fromUid === toUid) throw no.SAME();
  const rows = await db
    .select()
    .from(customer)
    .where(inArray(customer.id, [fromUid, toUid]));
  const [from, to] = [fromUid, toUid].map((uid) => rows.find(({ id }) => id === uid));
  if (!from || !to) throw noCustomer.NOT_FOUND();
  if (from.mergedInto !== null || to.mergedInto !== null) throw no.MERGED();
  return { from, to };
}

/** Whether the account brought, over others, the one that would go on: it would stand above itself. */
export async function isBelow(db: Db, { from, to }: { from: Kept; to: Kept }): Promise<boolean> {
  if (to.spreadUid === null || to.spreadUid === from.id) return false;
  const { rows } = await db.execute(sql`
    with recursive above(id) as (
      select ${to.spreadUid}::int union select c.spread_uid from ${customer} c join above a on c.id = a.id)
    select from above where id = ${from.id}`);
  return rows.length > 0;
}

const sideOf = ({ id, nickname, phone }: Kept) => ({ uid: id, nickname, phone: phone === null ? null : masked(phone) });

/** What would move; nothing does. */
export async function previewMerge(db: Db, pair: Pair): Promise<MergePreview> {
  const { from, to } = await bothOf(db, pair);
  const { nowMoney, integral, experience, brokeragePrice, spreadCount } = from;
  const [orders, addresses, coupons, below] = await Promise.all([
    db.$count(order, eq(order.uid, from.id)),
    splitTakeOver(db, pair),
    countTakeOver(db, pair),
    isBelow(db, { from, to }),
  ]);
  const figures = { nowMoney, integral, experience, brokeragePrice, orders };
  const held = {
    coupons: coupons.moved,
    couponsLeft: coupons.left,
    addresses: addresses.moved.length,
    addressesLeft: addresses.left,
  };
  return { from: sideOf(from), to: sideOf(to), ...figures, ...held, downline: spreadCount, isBelow: below };
}
