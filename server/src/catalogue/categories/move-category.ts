import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryRefusals } from '#contract/catalogue/category-refusals.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import { notFound } from '#server/platform/not-found.ts';
import type { Write } from '#server/platform/write/write.ts';
import { positionForMoved } from './tree-position.ts';
import { cascadeStatus, findCategory, listChildren, lockTree, setPathsBelow } from './queries.ts';
import { sortsFor } from './rules.ts';
import { category } from '../product-references/tables.ts';

/** Place it was dropped at: below another node, in front of a sibling. What customers cannot see stays so with all that comes. */
export async function moveCategory({ tx, now }: Write, { id, ...to }: Input<typeof categoryCalls.move>): Promise<null> {
  await lockTree(tx);
  const row = await findCategory(tx, id);
  if (!row) throw notFound('category');
  const { pid, path, isShown } = await positionForMoved(tx, row, to.pid);
  const siblings = await listChildren(tx, pid, row.type);
  const others = siblings.filter((sibling) => sibling.id !== id);
  if (others.some(({ name }) => name === row.name)) throw categoryRefusals.NAME_THERE();
  if (to.before !== undefined && !others.some((sibling) => sibling.id === to.before)) throw categoryRefusals.PLACE_GONE();

  if (path !== row.path) {
    await tx.update(category).set({ pid, path, updateTime: now }).where(eq(category.id, id));
    await setPathsBelow(tx, row, path);
  }
  await updateRows(tx, category, sortsFor(siblings, row, to.before));
  if (!isShown) await cascadeStatus(tx, { id, path }, false, now);
  return null;
}
