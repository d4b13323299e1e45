import { inArray } from 'drizzle-orm';
import { MOST_ADDRESSES } from '#contract/delivery/customer-addresses.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isSame, listAddressesOf } from './queries.ts';
import { customerAddress } from './tables.ts';

/** Address book of an account that went into another: what the other does not have, the newest first, until its book is full. */
export async function takeOverAddresses(
  { tx, now }: Write,
  { fromUid, toUid }: { fromUid: number; toUid: number },
): Promise<void> {
  const [theirs, own] = [await listAddressesOf(tx, fromUid), await listAddressesOf(tx, toUid)];
  const taken = theirs
    .filter((address) => !own.some((row) => isSame(row, address)))
    .slice(0, Math.max(0, MOST_ADDRESSES - own.length))
    .map(({ id }) => id);
  const mark = own.length > 0 ? { isDefault: false } : {};
  await tx
    .update(customerAddress)
    .set({ uid: toUid, ...mark, updateTime: now })
    .where(inArray(customerAddress.id, taken));
}
