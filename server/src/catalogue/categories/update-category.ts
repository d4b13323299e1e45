import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryRefusals } from '#contract/catalogue/category-refusals.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { positionForMoved } from './tree-position.ts';
import { cascadeStatus, findCategory, lockTree, setPathsBelow } from './queries.ts';
import { isRoot } from './rules.ts';
import { category } from '../product-references/tables.ts';

type CategoryEdit = Input<typeof categoryCalls.update>;

/** Moving a node takes its subtree along. Hidden, it hides all below; shown, it opens all above its new place. */
export async function updateCategory({ tx, now }: Write, { id, status = true, ...edit }: CategoryEdit): Promise<null> {
  if (id <= 0) throw categoryRefusals.BAD_ID();
  await lockTree(tx);
  const row = await findCategory(tx, id);
  if (isRoot(id, row)) throw categoryRefusals.ROOT();
  if (!row) throw categoryRefusals.GONE();
  if (edit.type !== row.type) throw categoryRefusals.TYPE_FIXED();
  const { pid, path } = await positionForMoved(tx, row, edit.pid);

  const pictures = await addressesOf(tx);
  const extra = edit.extra === undefined ? row.extra : pictures.keep(edit.extra) || null;
  const configKind = row.type === categoryTypes.config ? edit.configKind : undefined;
  const texts = { name: edit.name.trim(), url: edit.url === undefined ? row.url : edit.url || null, extra };
  await tx
    .update(category)
    .set({ ...texts, configKind, sort: edit.sort, pid, path, updateTime: now })
    .where(eq(category.id, id));
  await setPathsBelow(tx, row, path);
  await cascadeStatus(tx, { id, path }, status, now);
  return null;
}
