import { eq } from 'drizzle-orm';
import { roleRefusals } from '#contract/access/roles.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkHandedOn } from './grants.ts';
import { lockRole } from './lock-role.ts';
import { countHolders, deleteGrants, roles, takeFromHolders } from './queries.ts';
import { role } from '../rights/tables.ts';

/** Only when nobody has it; whoever gives it to somebody in the same moment waits for the lock. */
export async function deleteRole(write: Write, { id }: { id: number }): Promise<null> {
  if (!(await roles.find(write.tx, id))) throw roleRefusals.DELETED();
  const { grants } = await lockRole(write, id);
  const holders = await countHolders(write.tx, id);
  if (holders > 0) throw roleRefusals.IN_USE({ holders });
  await checkHandedOn(write, grants);
  await deleteGrants(write.tx, id, grants);
  await takeFromHolders(write.tx, id);
  await write.tx.delete(role).where(eq(role.id, id));
  return null;
}
