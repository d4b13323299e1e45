import type { Write } from '#server/platform/write/write.ts';
import { segments } from './queries.ts';

export async function deleteSegment(write: Write, { id }: { id: number }): Promise<null> {
  await segments.set(write, id, { isDel: true });
  return null;
}
