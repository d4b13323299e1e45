import { and, eq } from 'drizzle-orm';
import { type PickStaffDraft, pickStaffRefusals } from '#contract/delivery/pick-staff.ts';
import { admin } from '#server/access/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';

/** Columns of a row for the fields of the form. The account is the administrator's, whatever was sent. */
export async function fieldsOf(tx: Tx, { uid, storeId, staffName, phone }: PickStaffDraft) {
  const [found] = await tx
    .select({ account: admin.account })
    .from(admin)
    .where(and(eq(admin.id, uid), eq(admin.isDel, false)));
  if (!found) throw pickStaffRefusals.NO_ADMIN();
  return { uid, storeId, avatar: found.account, staffName: staffName.trim(), phone: phone ?? '' };
}
