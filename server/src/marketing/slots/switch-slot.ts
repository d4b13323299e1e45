import type { Write } from '#server/platform/write/write.ts';
import { slots } from './queries.ts';

/** Off, nothing of it can be bought. */
export async function switchSlot(write: Write, { id, status }: { id: number; status: boolean }): Promise<boolean> {
  await slots.set(write, id, { status });
  return true;
}
