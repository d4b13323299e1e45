import { eq } from 'drizzle-orm';
import { no } from '#contract/finance/recharges.ts';
import type { Write } from '#server/platform/write/write.ts';
import { recharges } from './queries.ts';
import { userRecharge } from './tables.ts';

/** One that nobody paid; what was paid stays in the books. */
export async function deleteRecharge({ tx }: Write, { id }: { id: number }): Promise<null> {
  const found = await recharges.lock(tx, id);
  if (found.payTime !== null) throw no.PAID_CANNOT_DELETE();
  await tx.delete(userRecharge).where(eq(userRecharge.id, id));
  return null;
}
