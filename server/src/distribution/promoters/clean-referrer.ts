import { eq } from 'drizzle-orm';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { promoterRefusals } from '#contract/distribution/promoters.ts';
import { refuseMerged, customer } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';

/** A customer belongs to nobody any more; what their orders promised before stays. */
export async function cleanReferrer({ tx, now }: Write, { id }: { id: number }): Promise<true> {
  const { id: uid, spreadUid, mergedInto } = customer;
  const [found] = await tx.select({ id: uid, spreadUid, mergedInto }).from(customer).where(eq(uid, id)).for('update');
  if (!found) throw customerRefusals.NOT_FOUND();
  refuseMerged(found);
  if (found.spreadUid === null) throw promoterRefusals.NO_REFERRER();
  await tx.update(customer).set({ spreadUid: null, spreadTime: null, updateTime: now }).where(eq(uid, id));
  return true;
}
