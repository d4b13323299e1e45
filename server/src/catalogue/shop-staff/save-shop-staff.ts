import type { Input } from '#contract/call.ts';
import { shopStaffRefusals, type shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import type { Write } from '#server/platform/write/write.ts';
import { shops } from '../shops/queries.ts';
import { deleteStaff, findAccounts, insertStaff, lockStaff } from './queries.ts';

/** People who stay keep their rows, so that the history shows who came and who went. */
export async function saveShopStaff({ tx, now }: Write, { shopId, adminIds }: Input<typeof shopStaffCalls.save>): Promise<null> {
  await shops.lock(tx, shopId);
  const [before, wanted] = [new Set(await lockStaff(tx, shopId)), new Set(adminIds)];
  const added = [...wanted.difference(before)];
  if ((await findAccounts(tx, added)).length < added.length) throw shopStaffRefusals.NO_ADMIN();
  await deleteStaff(tx, shopId, [...before.difference(wanted)]);
  await insertStaff(tx, shopId, added, now);
  return null;
}
