import type { Input } from '#contract/call.ts';
import type { OwnCoupon } from '#contract/coupons/own-coupons.ts';
import type { OpenCoupon, openCouponCalls } from '#contract/storefront/coupons.ts';
import type { Page } from '#contract/wire.ts';
import { categoriesOfProducts } from '#server/catalogue/index.ts';
import { heldAmong, listClaimable, listOwnCoupons } from '#server/coupons/index.ts';
import { customer, ofAccount } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { emptyPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';

type Clock = Pick<CallContext, 'now'>;

async function uidOf(db: Db, account: string | undefined): Promise<number | undefined> {
  if (account === undefined) return undefined;
  const [found] = await db.select({ id: customer.id }).from(customer).where(ofAccount(account));
  return found?.id;
}

async function scopeOf(db: Db, productId: number | undefined) {
  if (productId === undefined) return undefined;
  return { productId, categories: (await categoriesOfProducts(db, [productId])).get(productId) ?? [] };
}

/** Coupons on offer; asking makes nobody a customer. */
export async function listOffers(
  db: Db,
  { account, productId, ...paging }: Input<typeof openCouponCalls.claimable>,
  { now }: Clock,
): Promise<Page<OpenCoupon>> {
  const [uid, scope] = await Promise.all([uidOf(db, account), scopeOf(db, productId)]);
  const page = await listClaimable(db, { scope, ...paging }, now);
  const ids = page.list.map(({ id }) => id);
  const held = uid === undefined ? new Set<number>() : await heldAmong(db, uid, ids);
  const list = page.list.map(({ isLimited, lastTotal, cateId, productIds, ...row }) => ({
    ...row,
    keys: cateId === null ? productIds : [cateId],
    left: isLimited ? lastTotal : null,
    isHeld: held.has(row.id),
  }));
  return { ...page, list };
}

export async function listOfBuyer(
  db: Db,
  { account, ...filter }: Input<typeof openCouponCalls.own>,
  { now }: Clock,
): Promise<Page<OwnCoupon>> {
  const uid = await uidOf(db, account);
  return uid === undefined ? emptyPage(filter) : listOwnCoupons(db, { uid, ...filter }, now);
}
