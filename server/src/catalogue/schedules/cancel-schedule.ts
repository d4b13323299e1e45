import { and, eq } from 'drizzle-orm';
import { no } from '#contract/catalogue/product-schedules.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockSchedule } from './queries.ts';
import { productSchedule } from './tables.ts';

/** With its end: what does not begin needs no end. */
export async function cancelSchedule({ tx, now }: Write, { id }: { id: number }): Promise<null> {
  const row = await lockSchedule(tx, id);
  if (!row) throw no.GONE();
  if (row.state !== 'planned') throw no.NOT_PLANNED();
  const cancelled = { state: 'cancelled', updateTime: now } as const;
  await tx.update(productSchedule).set(cancelled).where(eq(productSchedule.id, id));
  await tx
    .update(productSchedule)
    .set(cancelled)
    .where(and(eq(productSchedule.endsId, id), eq(productSchedule.state, 'planned')));
  return null;
}
