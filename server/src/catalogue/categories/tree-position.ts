import { NO_PARENT_CHOSEN, PICTURE_ROOT, categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryRefusals } from '#contract/catalogue/category-refusals.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { levelsOf } from './levels-of.ts';
import { type CategoryRow, findCategory, levelBelow } from './queries.ts';
import { isBelow, levelOf, pathBelow } from './rules.ts';

/** Position in the category tree, and whether customers see nodes there. */
export interface TreePosition {
  pid: number;
  path: string;
  isShown: boolean;
}

/** The root of the picture tree travels as 10000 from some screens. */
const realParent = (pid: number, type: number): number => (type === categoryTypes.picture && pid === PICTURE_ROOT ? 0 : pid);

async function positionBelow(db: Db, wanted: number, type: number): Promise<TreePosition> {
  const pid = realParent(wanted, type);
  if (pid === 0) return { pid, path: pathBelow(undefined), isShown: true };
  const parent = await findCategory(db, pid);
  if (!parent || parent.type !== type) throw categoryRefusals.NO_PARENT();
  return { pid, path: pathBelow(parent), isShown: parent.status };
}

async function checkLevel(db: Db, level: number, type: number): Promise<void> {
  const levels = await levelsOf(db, type);
  if (level > levels) throw categoryRefusals.TOO_DEEP({ levels });
}

/** The parent with which screens begin is the top, unless a category of the tree has its number. */
async function parentOfNew(db: Db, pid: number, type: number): Promise<number> {
  if (pid !== NO_PARENT_CHOSEN) return pid;
  return (await findCategory(db, pid))?.type === type ? pid : 0;
}

/** Position of a new node. */
export async function positionForNew(db: Db, pid: number, type: number): Promise<TreePosition> {
  const position = await positionBelow(db, await parentOfNew(db, pid, type), type);
  await checkLevel(db, levelOf(position.path), type);
  return position;
}

/** Position that a node may move to with its subtree; the present one is allowed at any depth. */
export async function positionForMoved(db: Db, row: CategoryRow, pid: number): Promise<TreePosition> {
  const position = await positionBelow(db, pid, row.type);
  if (position.pid === row.id || isBelow(position.path, row.id)) throw categoryRefusals.OWN_PARENT();
  if (position.path === row.path) return position;
  await checkLevel(db, (await levelBelow(db, row)) + levelOf(position.path) - levelOf(row.path), row.type);
  return position;
}
