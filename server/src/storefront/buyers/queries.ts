import { listUsableCoupons } from '#server/coupons/index.ts';
import { customer, ofAccount } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';

/** Means that a buyer can pay with; asking makes nobody a customer. */
export async function buyerAccount(db: Db, { account }: { account: string }, { now }: Pick<CallContext, 'now'>) {
  const { id, nowMoney: balance, integral: points } = customer;
  const [found] = await db.select({ id, balance, points }).from(customer).where(ofAccount(account));
  if (!found) return { balance: 0, points: 0, coupons: [] };
  return { ...found, coupons: await listUsableCoupons(db, found.id, now) };
}
