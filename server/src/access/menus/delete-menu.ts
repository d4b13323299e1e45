import { menuRefusals } from '#contract/access/menus.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkNodes } from './check-granting.ts';
import { deleteBranch, lockTree, menus, rightRows } from './queries.ts';
import { branchOf } from './rules.ts';

/** The page on which menus are managed. */
const MENUS = 138;

/** Deletes a menu with all below it, and what roles were granted there. */
export async function deleteMenu({ tx, actor, now }: Write, { id }: { id: number }): Promise<null> {
  await lockTree(tx);
  await menus.get(tx, id);
  const rows = await rightRows(tx);
  const branch = branchOf(rows, id);
  if (branch.has(MENUS)) throw menuRefusals.NEEDED();
  if (rows.some((row) => row.isPublic && branch.has(row.id))) throw menuRefusals.EVERYBODYS();
  checkNodes(actor, rows, branch);
  await deleteBranch(tx, branch, now);
  return null;
}
