import { PICTURE_ROOT, categoryTypes, no } from '#contract/catalogue/categories.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { findCategory } from './queries.ts';
import { pathBelow } from './rules.ts';

/** The root of the picture tree travels as 10000 from some screens. */
export const realParent = (pid: number, type: number): number =>
  type === categoryTypes.picture && pid === PICTURE_ROOT ? 0 : pid;

/** The path of a child of this parent, which must be of the same tree. */
export async function pathOfChild(db: Db, pid: number, type: number): Promise<string> {
  if (pid === 0) return pathBelow(undefined);
  const parent = await findCategory(db, pid);
  if (!parent || parent.type !== type) throw no.NO_PARENT();
  return pathBelow(parent);
}
