import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { staff } from './queries.ts';
import { pickStaff } from './tables.ts';

export async function deletePickStaff({ tx }: Write, { id }: { id: number }): Promise<null> {
  await staff.lock(tx, id);
  await tx.delete(pickStaff).where(eq(pickStaff.id, id));
  return null;
}
