import type { Input } from '#contract/call.ts';
import { shopStaffRefusals, type shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import type { Write } from '#server/platform/write/write.ts';
import { shops } from '../shops/queries.ts';
import { findAccounts, peopleOfShops } from './queries.ts';

/** People of a shop, all at once; those who come have accounts. */
export async function saveShopStaff(write: Write, { shopId, adminIds }: Input<typeof shopStaffCalls.save>): Promise<null> {
  await shops.lock(write.tx, shopId);
  await peopleOfShops.replace(write, shopId, adminIds, async (added) => {
    if ((await findAccounts(write.tx, added)).length < added.length) throw shopStaffRefusals.NO_ADMIN();
  });
  return null;
}
