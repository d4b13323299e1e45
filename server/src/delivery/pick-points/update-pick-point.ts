import { type PickPointDraft, pickPointRefusals } from '#contract/delivery/pick-points.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { pickPoints } from './queries.ts';

export async function updatePickPoint(write: Write, { id, ...draft }: PickPointDraft & { id: number }): Promise<null> {
  const { isDel } = await pickPoints.lock(write.tx, id);
  if (isDel) throw pickPointRefusals.BINNED();
  await pickPoints.set(write, id, await fieldsOf(write.tx, draft));
  return null;
}
