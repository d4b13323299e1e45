import { eq } from 'drizzle-orm';
import { activateAdmin } from '#server/access/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockPeople } from './queries.ts';
import { operatorStaff } from './tables.ts';

/**
 * Switches the accounts of an operator off, and on again those that it had switched off: one that was off before stays so. Who came
 * while it was off is switched off as well.
 */
export async function switchPeople(write: Write, operatorId: number, status: boolean): Promise<void> {
  for (const { id, adminId, isOn, isSwitchedOff } of await lockPeople(write.tx, operatorId)) {
    if (status ? !isSwitchedOff : !isOn) continue;
    if (isOn !== status) await activateAdmin(write, { id: adminId, status });
    await write.tx.update(operatorStaff).set({ isSwitchedOff: !status }).where(eq(operatorStaff.id, id));
  }
}
