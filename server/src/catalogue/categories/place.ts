import { PICTURE_ROOT, categoryTypes, levelsOf, no } from '#contract/catalogue/categories.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type CategoryRow, findCategory, levelBelow } from './queries.ts';
import { isBelow, levelOf, pathBelow } from './rules.ts';

/** Where a node hangs, and whether customers see what hangs there. */
export interface Place {
  pid: number;
  path: string;
  isShown: boolean;
}

/** The root of the picture tree travels as 10000 from some screens. */
const realParent = (pid: number, type: number): number => (type === categoryTypes.picture && pid === PICTURE_ROOT ? 0 : pid);

async function placeBelow(db: Db, wanted: number, type: number): Promise<Place> {
  const pid = realParent(wanted, type);
  if (pid === 0) return { pid, path: pathBelow(undefined), isShown: true };
  const parent = await findCategory(db, pid);
  if (!parent || parent.type !== type) throw no.NO_PARENT();
  return { pid, path: pathBelow(parent), isShown: parent.status };
}

function checkLevel(level: number, type: number): void {
  const levels = levelsOf(type);
  if (level > levels) throw no.TOO_DEEP({ levels });
}

/** The place of a new node. */
export async function placeForNew(db: Db, pid: number, type: number): Promise<Place> {
  const place = await placeBelow(db, pid, type);
  checkLevel(levelOf(place.path), type);
  return place;
}

/** The place a node may move to with all below it. Where it hangs already it may stay, however deep that is. */
export async function placeForMoved(db: Db, row: CategoryRow, pid: number): Promise<Place> {
  const place = await placeBelow(db, pid, row.type);
  if (place.pid === row.id || isBelow(place.path, row.id)) throw no.OWN_PARENT();
  if (place.path !== row.path) checkLevel((await levelBelow(db, row)) + levelOf(place.path) - levelOf(row.path), row.type);
  return place;
}
