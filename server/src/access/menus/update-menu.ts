import { type MenuDraft, menuTypes, menuRefusals } from '#contract/access/menus.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkNodes, checkPermission } from './check-granting.ts';
import { fieldsOf } from './fields.ts';
import { hasOtherThanButtons, lockTree, menus, rightRows } from './queries.ts';

/** Its place is checked at commit: nothing hangs below itself. */
export async function updateMenu(write: Write, { id, ...draft }: MenuDraft & { id: number }): Promise<null> {
  const { tx, actor } = write;
  await lockTree(tx);
  const row = await menus.get(tx, id);
  const fields = await fieldsOf(write, draft);
  if (fields.menuType === menuTypes.button && (await hasOtherThanButtons(tx, id))) throw menuRefusals.BELOW_BUTTON();
  const rows = await rightRows(tx);
  checkNodes(actor, rows, new Set([id]));
  if (fields.perms !== (row.perms || null)) {
    if (row.isPublic) throw menuRefusals.EVERYBODYS();
    checkPermission(actor, rows, fields.perms);
  }
  await menus.set(write, id, fields);
  return null;
}
