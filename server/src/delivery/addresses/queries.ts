import { and, desc, eq, ne } from 'drizzle-orm';
import { Address } from '#contract/delivery/address.ts';
import { type CustomerAddress, MOST_ADDRESSES, customerAddressRefusals } from '#contract/delivery/customer-addresses.ts';
import { masked } from '#contract/masked.ts';
import { checkStatus, findBuyer, livesAt, lockCustomers } from '#server/customers/index.ts';
import { readsOnly } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customerAddress } from './tables.ts';

export const addresses = rowsOf(customerAddress, { missing: customerAddressRefusals.NOT_FOUND });

export const isSame = (one: Address, other: Address) => Address.keyof().options.every((field) => one[field] === other[field]);

/** The default, then the newest first. */
export const listAddressesOf = (db: Db, uid: number) =>
  db
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.uid, uid))
    .orderBy(desc(customerAddress.isDefault), desc(customerAddress.id));

/** The book of an account that goes into another: what the other lacks, in the order of the book, until its own is full. */
export async function splitTakeOver(db: Db, { fromUid, toUid }: { fromUid: number; toUid: number }) {
  const [theirs, own] = [await listAddressesOf(db, fromUid), await listAddressesOf(db, toUid)];
  const moved = theirs
    .filter((address) => !own.some((row) => isSame(row, address)))
    .slice(0, Math.max(0, MOST_ADDRESSES - own.length))
    .map(({ id }) => id);
  return { moved, left: theirs.length - moved.length, hasDefault: own.some(({ isDefault }) => isDefault) };
}

/** Addresses of a storefront's account, without whole phone numbers for a key that only reads; asking makes nobody a customer. */
export async function listOwnAddresses(
  db: Db,
  { account }: { account: string },
  { actor }: Pick<CallContext, 'actor'>,
): Promise<CustomerAddress[]> {
  const buyer = await findBuyer(db, account);
  const own = buyer ? await listAddressesOf(db, buyer.id) : [];
  return readsOnly(actor) ? own.map((address) => ({ ...address, phone: masked(address.phone) })) : own;
}

/** An address of this customer; nobody else's. */
export async function getOwnAddress(db: Db, { uid, id }: { uid: number | undefined; id: number }) {
  const found = await addresses.get(db, id);
  if (found.uid !== uid) throw customerAddressRefusals.NOT_FOUND();
  return found;
}

/** Locks an address by the account. Other writes on the customer's book wait until this one ends. */
export async function lockOwnAddress(write: Write, { account, id }: { account: string; id: number }) {
  const { tx } = write;
  const buyer = await findBuyer(tx, account);
  if (!buyer) throw customerAddressRefusals.NOT_FOUND();
  checkStatus(write, buyer);
  await lockCustomers(tx, [buyer.id]);
  return getOwnAddress(tx, { uid: buyer.id, id });
}

/** Takes the mark from another address first: the index allows one at any moment. */
export async function setDefault(write: Write, { uid, id }: { uid: number; id: number }): Promise<void> {
  const { tx, now } = write;
  const another = and(eq(customerAddress.uid, uid), eq(customerAddress.isDefault, true), ne(customerAddress.id, id));
  await tx.update(customerAddress).set({ isDefault: false, updateTime: now }).where(another);
  await addresses.set(write, id, { isDefault: true });
  await livesAt(write, uid, await addresses.get(tx, id));
}
