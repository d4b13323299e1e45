import { and, eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { operatorStaff } from './tables.ts';

/** An account that is switched by hand is no longer off because of the operator, and not on again with it. */
export async function forgetSwitch({ tx }: Write, adminId: number): Promise<void> {
  await tx
    .update(operatorStaff)
    .set({ isSwitchedOff: false })
    .where(and(eq(operatorStaff.adminId, adminId), eq(operatorStaff.isSwitchedOff, true)));
}
