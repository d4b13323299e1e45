import { eq, sql } from 'drizzle-orm';
import { pickPointRefusals } from '#contract/delivery/pick-points.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { pointsOfBin } from './queries.ts';
import { pickPoint } from './tables.ts';

/** Uses are asked by name, because orders stand on this domain; the foreign keys close the race. */
async function isInUse(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await tx.execute<{ used: boolean }>(
    sql`select exists (select from "order" where store_id = ${id}) or exists (select from pick_staff where store_id = ${id}) as used`,
  );
  return rows[0]?.used === true;
}

/** Only from the bin, and only when neither an order nor a person belongs to it. */
export async function deletePickPointForGood({ tx }: Write, { id }: { id: number }): Promise<null> {
  const { isDel } = await pointsOfBin.lock(tx, id);
  if (!isDel) throw pickPointRefusals.NOT_BINNED();
  if (await isInUse(tx, id)) throw pickPointRefusals.IN_USE();
  await tx.delete(pickPoint).where(eq(pickPoint.id, id));
  return null;
}
