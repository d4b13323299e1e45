import type { Write } from '#server/platform/write/write.ts';
import { staff } from './queries.ts';

/** Staff who are not active hand out no order any more, and stay in the list. */
export async function activatePickStaff(write: Write, { id, status }: { id: number; status: boolean }): Promise<null> {
  await staff.set(write, id, { status });
  return null;
}
