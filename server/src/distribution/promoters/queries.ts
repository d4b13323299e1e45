import { and } from 'drizzle-orm';
import { customer, ofAccount } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** The key of a promoter who may bring customers, by the storefront's name for them. */
export async function findPromoter(db: Db, account: string): Promise<number | undefined> {
  const may = and(ofAccount(account), customer.isPromoter, customer.status);
  const [found] = await db.select({ id: customer.id }).from(customer).where(may);
  return found?.id;
}
