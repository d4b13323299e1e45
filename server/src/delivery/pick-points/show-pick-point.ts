import { pickPointRefusals } from '#contract/delivery/pick-points.ts';
import type { Write } from '#server/platform/write/write.ts';
import { pickPoints } from './queries.ts';

export async function showPickPoint(write: Write, { id, status }: { id: number; status: boolean }): Promise<null> {
  const { isDel } = await pickPoints.lock(write.tx, id);
  if (isDel) throw pickPointRefusals.BINNED();
  await pickPoints.set(write, id, { isShow: status });
  return null;
}
