import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { admin } from '#server/access/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';

/** Staff who take text messages: those who may sign in, have a number and have it switched on. */
export async function staffReceivers(tx: Tx): Promise<{ adminId: number; recipient: string }[]> {
  const rows = await tx
    .select({ adminId: admin.id, phone: admin.phone })
    .from(admin)
    .where(and(eq(admin.status, true), eq(admin.isDel, false), eq(admin.isSms, true), isNotNull(admin.phone)))
    .orderBy(asc(admin.id));
  return rows.flatMap(({ adminId, phone }) => (phone ? [{ adminId, recipient: phone }] : []));
}
