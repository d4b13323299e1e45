import { eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { PICTURE_ROOT, type categoryCalls, no } from '#contract/catalogue/categories.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { pathOfChild, realParent } from './place.ts';
import { cascadeStatus, findCategory, lockTree } from './queries.ts';
import { isBelow } from './rules.ts';
import { category } from './tables.ts';

type Edit = Input<typeof categoryCalls.update>;

/** Moving a node takes its subtree along. */
export async function updateCategory({ tx, now }: Write, { id, status = true, ...edit }: Edit): Promise<null> {
  if (id <= 0) throw no.BAD_ID();
  await lockTree(tx);
  const row = await findCategory(tx, id);
  if (!row || id === PICTURE_ROOT) throw no.NOT_DONE();
  const type = edit.type ?? row.type;
  const pid = realParent(edit.pid, type);
  const path = await pathOfChild(tx, pid, type);
  if (pid === id || isBelow(path, id)) throw no.OWN_PARENT();

  const pictures = await addressesOf(tx);
  const extra = edit.extra === undefined ? row.extra : pictures.keep(edit.extra);
  await tx
    .update(category)
    .set({ name: edit.name.trim(), url: edit.url ?? row.url, extra, sort: edit.sort, pid, path, type, updateTime: now })
    .where(eq(category.id, id));
  if (path !== row.path) {
    const [from, to] = [`${row.path}${id}/`, `${path}${id}/`];
    await tx
      .update(category)
      .set({ path: sql`${to}::text || substr(${category.path}, ${from.length + 1}::int)`, type })
      .where(sql`starts_with(${category.path}, ${from})`);
  }
  if (status !== row.status) await cascadeStatus(tx, { id, path }, status, now);
  return null;
}
