import type { MenuDraft } from '#contract/access/menus.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkPermission } from './check-granting.ts';
import { fieldsOf } from './fields.ts';
import { lockTree, menus, rightRows } from './queries.ts';

/** A row granted to nobody yet, except to who may do everything. */
export async function addMenu(write: Write, draft: MenuDraft): Promise<null> {
  await lockTree(write.tx);
  const fields = await fieldsOf(write, draft);
  checkPermission(write.actor, await rightRows(write.tx), fields.perms);
  await menus.insert(write, fields);
  return null;
}
