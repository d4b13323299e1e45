import type { Write } from '#server/platform/write/write.ts';
import { type Pair, movable } from './queries.ts';
import { couponUser } from './tables.ts';

/** Coupons of an account that went into another, but those that the other holds already. */
export async function takeOverCoupons({ tx, now }: Write, pair: Pair): Promise<void> {
  await tx.update(couponUser).set({ uid: pair.toUid, updateTime: now }).where(movable(tx, pair));
}
