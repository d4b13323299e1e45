import { and, eq, inArray } from 'drizzle-orm';
import { heldStates } from '#contract/coupons/held-coupons.ts';
import { masked } from '#contract/masked.ts';
import { type ErasureBlock, type ErasurePreview, erasureBlocks } from '#contract/merges/erasures.ts';
import { productReply } from '#server/catalogue/index.ts';
import { couponUser } from '#server/coupons/index.ts';
import { accountsOf, countPromises, customerNote, customers, refuseMerged } from '#server/customers/index.ts';
import { customerAddress } from '#server/delivery/index.ts';
import { countDocuments, countWaiting } from '#server/finance/index.ts';
import { countUnfinished, order } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** Customer who can still be erased. */
export async function activeCustomer(db: Db, uid: number) {
  const found = await customers.get(db, uid);
  refuseMerged(found);
  return found;
}

/** Business of a customer that has to end before they are erased. */
export async function findBlocks(db: Db, uid: number): Promise<ErasureBlock[]> {
  const { nowMoney, brokeragePrice } = await customers.get(db, uid);
  const uids = await accountsOf(db, uid);
  const counts: Record<ErasureBlock['kind'], number> = {
    ...(await countUnfinished(db, uids)),
    balance: nowMoney,
    commission: brokeragePrice,
    promises: await countPromises(db, uids),
    ...(await countWaiting(db, uids)),
  };
  return erasureBlocks.values.flatMap((kind) => (counts[kind] === 0 ? [] : [{ kind, n: counts[kind] }]));
}

/** Counts of what would go and what stays; nothing does either. */
export async function previewErasure(db: Db, { uid }: { uid: number }): Promise<ErasurePreview> {
  const { nickname, phone, integral } = await activeCustomer(db, uid);
  const uids = await accountsOf(db, uid);
  const [blocks, orders, addresses, reviews, coupons, notes, documents] = await Promise.all([
    findBlocks(db, uid),
    db.$count(order, inArray(order.uid, uids)),
    db.$count(customerAddress, inArray(customerAddress.uid, uids)),
    db.$count(productReply, inArray(productReply.uid, uids)),
    db.$count(couponUser, and(inArray(couponUser.uid, uids), eq(couponUser.status, heldStates.unused))),
    db.$count(customerNote, inArray(customerNote.uid, uids)),
    countDocuments(db, uids),
  ]);
  const person = { uid, nickname, phone: phone === null ? null : masked(phone), merged: uids.length - 1 };
  return { ...person, orders, addresses, reviews, coupons, notes, ...documents, integral, blocks };
}
