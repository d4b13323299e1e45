import { run } from './run.ts';
import { may, useSession } from './session.ts';

/** The noun whose changes outdate the list. */
export const STORE_STAFF = 'pick_staff';

/** The name existing pages read the list by. */
const KEPT = 'storeStaffList';
const EVERYBODY = { page: 1, limit: 9999 };

/** The list of store staff is kept in the browser, for pages that compare it with the account; without an answer it stays as it was. */
export async function keepStoreStaff(): Promise<void> {
  // Words of the counter are loaded for those who may read them only.
  if (!may(['admin:system:staff:list', 'admin:order:write:confirm', 'admin:order:write:update'])) return;
  const { pickStaffCalls } = await import('#contract/delivery/pick-staff.ts');
  const staff = await run(pickStaffCalls.list, EVERYBODY).catch(() => undefined);
  if (staff) localStorage.setItem(KEPT, JSON.stringify(staff.list));
}

export const forgetStoreStaff = () => localStorage.removeItem(KEPT);

function keptStaff(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]');
  } catch {
    return [];
  }
}

/** The account that is signed in hands out orders at a counter: `avatar` of a kept row is its name. */
export function isStoreStaff(): boolean {
  const account = useSession.getState().info?.name;
  const staff = keptStaff();
  return Array.isArray(staff) && staff.some((row) => row instanceof Object && 'avatar' in row && row.avatar === account);
}
