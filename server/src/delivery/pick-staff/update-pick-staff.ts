import type { PickStaffDraft } from '#contract/delivery/pick-staff.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { staff } from './queries.ts';

export async function updatePickStaff(write: Write, { id, ...draft }: PickStaffDraft & { id: number }): Promise<null> {
  await staff.set(write, id, await fieldsOf(write.tx, draft));
  return null;
}
