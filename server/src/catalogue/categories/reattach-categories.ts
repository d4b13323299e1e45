import { CATEGORY_LEVELS, categoryTypes } from '#contract/catalogue/category-record.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Fitted, Image } from '#server/platform/write/undo.ts';
import { type CategoryRow, categoriesAmong, lockTree } from './queries.ts';
import { levelOf, pathBelow } from './rules.ts';

type Parent = Pick<CategoryRow, 'id' | 'path' | 'type' | 'status'>;

interface Hung {
  row: Parent & Image;
  note: string | undefined;
}

const ROOT: Record<number, string> = { [categoryTypes.picture]: '全部图片' };

/** Below its parent as that stands now; at the root when that is gone, or has come to hang too low. */
function hang(row: Image, parents: ReadonlyMap<number, Parent>): Hung {
  const [id, pid, type] = [Number(row.id), Number(row.pid), Number(row.type)];
  const found = parents.get(pid);
  const parent = found?.type === type && levelOf(pathBelow(found)) <= CATEGORY_LEVELS ? found : undefined;
  const status = row.status === true && (parent?.status ?? true);
  const name = `“${String(row.name)}”`;
  const note =
    pid !== 0 && !parent
      ? `${name}原来的上级分类已不在或已移到更深一级，已放到${ROOT[type] ?? '顶级'}`
      : row.status === true && !status
        ? `${name}的上级分类是隐藏的，恢复后也是隐藏的`
        : undefined;
  return { row: { ...row, id, type, pid: parent?.id ?? 0, path: pathBelow(parent), status }, note };
}

/** A parent was deleted after what hung below it, so it comes first and counts as there. */
export async function reattachCategories(tx: Tx, rows: readonly Image[]): Promise<Fitted> {
  await lockTree(tx);
  const there = await categoriesAmong(
    tx,
    rows.map(({ pid }) => Number(pid)),
  );
  const parents = new Map<number, Parent>(there.map((parent) => [parent.id, parent]));
  const hung: Hung[] = [];
  for (const row of rows) {
    const one = hang(row, parents);
    parents.set(one.row.id, one.row);
    hung.push(one);
  }
  return { rows: hung.map(({ row }) => row), notes: hung.flatMap(({ note }) => note ?? []) };
}
