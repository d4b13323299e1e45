import type { Input } from '#contract/call.ts';
import type { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryRefusals } from '#contract/catalogue/category-refusals.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { positionForNew } from './tree-position.ts';
import { cascadeStatus, lockTree } from './queries.ts';
import { category } from '../product-references/tables.ts';

type CategoryDraft = Input<typeof categoryCalls.save>;

/** A new node; one that is shown opens those above it. */
export async function saveCategory({ tx, now }: Write, { type = 1, status, ...draft }: CategoryDraft): Promise<null> {
  await lockTree(tx);
  const { pid, path } = await positionForNew(tx, draft.pid, type);
  const pictures = await addressesOf(tx);
  const texts = {
    name: draft.name.trim(),
    url: draft.url || null,
    extra: draft.extra ? pictures.keep(draft.extra) : null,
    configKind: type === categoryTypes.config ? draft.configKind : undefined,
  };
  const [made] = await tx
    .insert(category)
    .values({ ...texts, sort: draft.sort, pid, path, type, status, createTime: now, updateTime: now })
    .returning();
  if (!made) throw categoryRefusals.NOT_FOUND();
  if (status) await cascadeStatus(tx, made, true, now);
  return null;
}
