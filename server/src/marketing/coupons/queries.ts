import { type SQL, and, asc, desc, eq, getTableColumns, gt, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Coupon, type SendableCoupon, type couponCalls, untoldBlanks } from '#contract/marketing/coupons.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { containing } from '#server/platform/database/like.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { coupon, couponProduct } from './tables.ts';

const productIds = sql<
  number[]
>`array(select cp.product_id from coupon_product cp where cp.coupon_id = "coupon"."id" order by cp.id)`;
const columns = { ...getTableColumns(coupon), productIds };
/** A coupon with the products it is good for. */
export type Row = typeof coupon.$inferSelect & { productIds: number[] };

const live = eq(coupon.isDel, false);
const named = (name: string | undefined) => (name === undefined ? undefined : ilike(coupon.name, containing(name.trim())));

/** The wire's record: products and category are one list of keys. */
export const toCoupon = ({ cateId, productIds: products, ...row }: Row): Coupon => ({
  ...row,
  primaryKey: cateId === null ? products : [cateId],
  isGet: false,
});

async function pageOf(db: Db, where: SQL | undefined, paging: { page: number; limit: number }): Promise<Page<Coupon>> {
  const rows = db
    .select(columns)
    .from(coupon)
    .where(where)
    .orderBy(desc(coupon.sort), desc(coupon.id))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  const [found, total] = await Promise.all([rows, db.$count(coupon, where)]);
  return toPage(paging, total, found.map(toCoupon));
}

export function listCoupons(db: Db, input: Input<typeof couponCalls.list>): Promise<Page<Coupon>> {
  const where = and(
    live,
    named(input.name),
    input.status === undefined ? undefined : eq(coupon.status, input.status),
    input.type === undefined ? undefined : eq(coupon.type, input.type),
    input.useType === undefined ? undefined : eq(coupon.useType, input.useType),
  );
  return pageOf(db, where, input);
}

/** Those that are on and can still be claimed. */
export async function listSendable(
  db: Db,
  input: Input<typeof couponCalls.sendList>,
  { now }: Asked,
): Promise<Page<SendableCoupon>> {
  const where = and(
    live,
    eq(coupon.status, true),
    or(isNull(coupon.receiveEndTime), gt(coupon.receiveEndTime, now)),
    named(input.keywords),
    input.type === undefined ? undefined : eq(coupon.type, input.type),
  );
  const page = await pageOf(db, where, input);
  return { ...page, list: page.list.map((row) => ({ ...row, ...untoldBlanks })) };
}

export async function findCoupon(db: Db, id: number): Promise<Row | undefined> {
  const [row] = await db
    .select(columns)
    .from(coupon)
    .where(and(live, eq(coupon.id, id)));
  return row;
}

/** For a change: a product that is just being saved with it is waited for. */
export async function lockCoupon(tx: Tx, id: number): Promise<typeof coupon.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(coupon)
    .where(and(live, eq(coupon.id, id)))
    .for('update');
  return row;
}

/** To be given, one giver at a time, in the order of their keys; not those that were deleted. */
export const lockGivable = (tx: Tx, ids: readonly number[]): Promise<Row[]> =>
  tx
    .select(columns)
    .from(coupon)
    .where(and(live, sql`${coupon.id} = any(${sql.param(ids)}::int[])`))
    .orderBy(asc(coupon.id))
    .for('no key update');

export const setCoupon = (tx: Tx, id: number, values: Partial<typeof coupon.$inferInsert>) =>
  tx.update(coupon).set(values).where(eq(coupon.id, id));

export async function insertCoupon(tx: Tx, row: typeof coupon.$inferInsert, products: readonly number[]): Promise<void> {
  const [couponId = 0] = await insertRows(tx, coupon, [row]);
  await insertRows(
    tx,
    couponProduct,
    products.map((productId) => ({ couponId, productId })),
  );
}

/** Those of these coupons that are not deleted, by name; they stay until the transaction ends. */
export const heldCoupons = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({ id: coupon.id, name: coupon.name })
    .from(coupon)
    .where(and(live, sql`${coupon.id} = any(${sql.param(ids)}::int[])`))
    .orderBy(asc(coupon.id))
    .for('key share');

/** Is a coupon good for this category alone? */
export const isCouponCategory = async (db: Db, cateId: number): Promise<boolean> =>
  (await db.$count(coupon, and(live, eq(coupon.cateId, cateId)))) > 0;

/** Deleted coupons hold no category any more. */
export const releaseCategory = (tx: Tx, cateId: number) =>
  tx
    .update(coupon)
    .set({ cateId: null })
    .where(and(eq(coupon.cateId, cateId), eq(coupon.isDel, true)));
