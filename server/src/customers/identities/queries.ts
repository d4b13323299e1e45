import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
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
