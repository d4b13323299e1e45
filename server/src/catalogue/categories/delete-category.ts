import { eq } from 'drizzle-orm';
import { PICTURE_ROOT, no } from '#contract/catalogue/categories.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockTree } from './queries.ts';
import { category } from './tables.ts';

/** Only a leaf that nothing lies in; products hold theirs by a foreign key. */
export async function deleteCategory({ tx }: Write, { id }: { id: number }): Promise<null> {
  await lockTree(tx);
  if (id === 0 || id === PICTURE_ROOT) throw no.NOT_DONE();
  if ((await tx.$count(category, eq(category.pid, id))) > 0) throw no.HAS_CHILDREN();
  const gone = await tx.delete(category).where(eq(category.id, id)).returning({ id: category.id });
  if (gone.length === 0) throw no.NOT_DONE();
  return null;
}
