import type { Write } from '#server/platform/write/write.ts';
import { staff } from './queries.ts';

/** Who is not active hands out no order any more, and stays in the list. */
export async function activatePickStaff(write: Write, { id, status }: { id: number; status: boolean }): Promise<null> {
  await staff.set(write, id, { status });
  return null;
}
