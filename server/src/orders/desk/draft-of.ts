import { eq } from 'drizzle-orm';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { customer } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** Draft of a customer that staff named by number, as a storefront would have written it. */
export async function draftOf<D extends { uid?: number | undefined }>(db: Db, { uid, ...draft }: D) {
  if (uid === undefined) return draft;
  const [found] = await db.select({ account: customer.account }).from(customer).where(eq(customer.id, uid));
  if (!found) throw customerRefusals.NOT_FOUND();
  return { ...draft, buyer: found };
}
