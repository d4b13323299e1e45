import type { PickStaffDraft } from '#contract/delivery/pick-staff.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf } from './fields.ts';
import { staff } from './queries.ts';

export async function savePickStaff(write: Write, draft: PickStaffDraft): Promise<null> {
  await staff.insert(write, await fieldsOf(write.tx, draft));
  return null;
}
