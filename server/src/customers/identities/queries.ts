import { and, asc, desc, eq, inArray, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { type Actor, keyWithOwnCustomers } from '#server/platform/actor.ts';
import { withoutKey } from '#server/platform/own-account.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customer } from '../customers/tables.ts';
import { customerIdentity } from './tables.ts';

export type CustomerIdentity = typeof customerIdentity.$inferSelect;
type IdentityKey = Pick<CustomerIdentity, 'appId' | 'openid'>;

/** Identity of a person, held until the transaction ends; it is made where there is none. */
export async function lockIdentity({ tx, now }: Write, { appId, openid }: IdentityKey): Promise<CustomerIdentity> {
  await tx.insert(customerIdentity).values({ appId, openid, createTime: now, updateTime: now }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(customerIdentity)
    .where(and(eq(customerIdentity.appId, appId), eq(customerIdentity.openid, openid)))
    .for('update');
  if (!row) throw new Error('customer_identity: nothing was inserted');
  return row;
}

/** Keeps in one statement that a person was here, by whichever scene; answers the identity. */
export async function touchIdentity(
  { tx, now }: Write,
  { at, scene, ...key }: IdentityKey & { at: Date; scene: string },
): Promise<number> {
  const [row] = await tx
    .insert(customerIdentity)
    .values({ ...key, scene, lastSeenTime: at, createTime: now, updateTime: now })
    .onConflictDoUpdate({
      target: [customerIdentity.openid, customerIdentity.appId],
      set: {
        lastSeenTime: sql`greatest(${customerIdentity.lastSeenTime}, excluded.last_seen_time)`,
        scene: sql`coalesce(nullif(excluded.scene, ''), ${customerIdentity.scene})`,
        updateTime: now,
      },
    })
    .returning({ id: customerIdentity.id });
  if (!row) throw new Error('customer_identity: nothing was inserted');
  return row.id;
}

type IdentityChange = Partial<Omit<CustomerIdentity, 'id' | 'appId' | 'openid' | 'createTime' | 'updateTime'>>;

export async function setIdentity(tx: Tx, id: number, set: IdentityChange, now: Date): Promise<void> {
  await tx
    .update(customerIdentity)
    .set({ ...set, updateTime: now })
    .where(eq(customerIdentity.id, id));
}

/** Names by which apps know customers, by customer; the first came first. */
export async function openidsOf(db: Db, uids: readonly number[]): Promise<Map<number, string[]>> {
  const { uid, openid, id } = customerIdentity;
  const rows = await db
    .select({ uid, openid })
    .from(customerIdentity)
    .where(inArray(uid, [...uids]))
    .orderBy(asc(id));
  const by = Map.groupBy(rows, (row) => row.uid ?? 0);
  return new Map([...by].map(([of, found]) => [of, found.map((row) => row.openid)]));
}

/** Customer with the addresses at which they can be reached, the app that they used last first. */
interface Reachable {
  customerId: number;
  nickname: string;
  phone: string;
  userType: string;
  identities: { appId: string; openid: string }[];
}

/** Customers by number, but for those who were erased. */
export async function reachableCustomers(db: Db, uids: readonly number[]): Promise<Map<number, Reachable>> {
  const { id, nickname, phone, userType } = customer;
  const { appId, openid } = customerIdentity;
  const rows = await db
    .select({ customerId: id, nickname, phone, userType, appId, openid })
    .from(customer)
    .leftJoin(customerIdentity, eq(customerIdentity.uid, id))
    .where(and(inArray(id, [...uids]), isNull(customer.erasedAt)))
    .orderBy(desc(customerIdentity.lastSeenTime), desc(customerIdentity.id));
  const known = new Map<number, Reachable>();
  for (const row of rows) {
    const { customerId } = row;
    const one = known.get(customerId) ?? { ...row, phone: row.phone ?? '', identities: [] };
    if (row.appId !== null && row.openid !== null) one.identities.push({ appId: row.appId, openid: row.openid });
    known.set(customerId, one);
  }
  return known;
}

/** Another write that gives an identity of this union to somebody waits. */
export const lockUnion = (tx: Tx, unionid: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer_union ${unionid}`}, 0))`);

/** Customer of the identities of a union; undefined while they belong to nobody. */
export async function uidOfUnion(db: Db, unionid: string): Promise<number | undefined> {
  const [found] = await db
    .select({ uid: customerIdentity.uid })
    .from(customerIdentity)
    .where(and(eq(customerIdentity.unionid, unionid), isNotNull(customerIdentity.uid)))
    .orderBy(asc(customerIdentity.id))
    .limit(1);
  return found?.uid ?? undefined;
}

/**
 * Account by which an actor may name a customer; undefined for a key with customers of its own of whom this is none. Of several that were
 * merged it is the one that goes on, or the key's own.
 */
export async function accountFor(db: Db, actor: Actor, uid: number): Promise<string | undefined> {
  const keyId = keyWithOwnCustomers(actor);
  const isTheirs = or(eq(customer.id, uid), eq(customer.mergedInto, uid));
  const [found] = await db
    .select({ account: customer.account })
    .from(customer)
    .where(keyId === undefined ? eq(customer.id, uid) : and(isTheirs, like(customer.account, `%@${keyId}`)))
    .orderBy(asc(customer.id))
    .limit(1);
  if (!found) return undefined;
  return keyId === undefined ? found.account : withoutKey(found.account);
}

/** Openids of a customer at an app, the one seen last first. */
export async function openidsAt(db: Db, uid: number, appId: string): Promise<string[]> {
  const rows = await db
    .select({ openid: customerIdentity.openid })
    .from(customerIdentity)
    .where(and(eq(customerIdentity.uid, uid), eq(customerIdentity.appId, appId)))
    .orderBy(sql`${customerIdentity.lastSeenTime} desc nulls last`, desc(customerIdentity.id));
  return rows.map(({ openid }) => openid);
}

/** Apps that know this openid. */
export async function appsOf(db: Db, openid: string): Promise<string[]> {
  const rows = await db
    .select({ appId: customerIdentity.appId })
    .from(customerIdentity)
    .where(eq(customerIdentity.openid, openid));
  return rows.map(({ appId }) => appId);
}

/** Numbers of the customers who have this telephone number. */
export async function customersWithPhone(db: Db, phone: string): Promise<number[]> {
  const rows = await db.select({ id: customer.id }).from(customer).where(eq(customer.phone, phone));
  return rows.map(({ id }) => id);
}
