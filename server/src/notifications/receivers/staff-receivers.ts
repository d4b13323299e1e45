import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { admin } from '#server/access/index.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Tx } from '#server/platform/database/connect.ts';

/** Staff who take text messages, or the one named: those who may sign in, have a number and have it switched on. */
export async function staffReceivers(tx: Tx, adminId?: number): Promise<{ adminId: number; recipient: string }[]> {
  const rows = await tx
    .select({ adminId: admin.id, phone: admin.phone })
    .from(admin)
    .where(
      and(
        eq(admin.status, true),
        eq(admin.isDel, false),
        eq(admin.isSms, true),
        isNotNull(admin.phone),
        equal(admin.id, adminId),
      ),
    )
    .orderBy(asc(admin.id));
  return rows.flatMap(({ adminId, phone }) => (phone ? [{ adminId, recipient: phone }] : []));
}
