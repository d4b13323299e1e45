import type { PickPointDraft } from '#contract/delivery/pick-points.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { pickPoints } from './queries.ts';

/** Shown from the start. */
export async function savePickPoint(write: Write, draft: PickPointDraft): Promise<null> {
  await pickPoints.insert(write, { ...(await fieldsOf(write.tx, draft)), isShow: true, isDel: false });
  return null;
}
