import { type Category, type CategoryNode, PICTURE_ROOT, categoryTypes } from '#contract/catalogue/category-record.ts';
import { INT_MAX } from '#contract/wire.ts';

/** "/0/" for a root, the ancestors' ids below it. */
export const pathBelow = (parent: Pick<Category, 'id' | 'path'> | undefined): string =>
  parent ? `${parent.path}${parent.id}/` : '/0/';

/** A node may not hang below itself. */
export const isBelow = (path: string, id: number): boolean => path.includes(`/${id}/`);

/** 1 for a root. */
export const levelOf = (path: string): number => path.split('/').length - 2;

/** The root of a tree is no record. 10000 may be a record of another tree. */
export const isRoot = (id: number, row: Pick<Category, 'type'> | undefined): boolean =>
  id === 0 || (id === PICTURE_ROOT && (!row || row.type === categoryTypes.picture));

/** Nodes whose parent is not among them become roots; a node without children has no `child`. */
export function treeOf(categories: readonly Category[]): CategoryNode[] {
  const ids = new Set(categories.map(({ id }) => id));
  const byParent = Map.groupBy(categories, ({ pid }) => (ids.has(pid) ? pid : 0));
  const branch = (pid: number): CategoryNode[] =>
    (byParent.get(pid) ?? []).map((node) => {
      const child = branch(node.id);
      return child.length === 0 ? node : { ...node, child };
    });
  return branch(0);
}

type Sorted = Pick<Category, 'id' | 'sort'>;

/** The least `sort` that shows a node in front of the next one: by sort downwards, then by id. */
const leastBefore = (id: number, next: Sorted | undefined): number =>
  next === undefined ? 0 : id < next.id ? next.sort : next.sort + 1;

/**
 * The siblings whose `sort` must change so that `moved` is shown in front of `before`, or last. The rest keep the numbers
 * people gave them; only a full range is numbered afresh.
 */
export function sortsFor(siblings: readonly Sorted[], moved: Sorted, before?: number): Sorted[] {
  const others = siblings.filter(({ id }) => id !== moved.id);
  const at = before === undefined ? others.length : others.findIndex(({ id }) => id === before);
  const wanted = others.toSpliced(at, 0, moved);
  const isThere = siblings.every(({ id }, index) => id === wanted[index]?.id) && siblings.length === wanted.length;
  if (isThere) return [];

  const placed: Sorted[] = [];
  for (const { id, sort } of wanted.toReversed()) {
    const least = leastBefore(id, placed[0]);
    placed.unshift({ id, sort: id === moved.id ? least : Math.max(sort, least) });
  }
  const isFull = placed.some(({ sort }) => sort > INT_MAX);
  const numbered = isFull ? wanted.map(({ id }, index) => ({ id, sort: wanted.length - index })) : placed;
  return numbered.filter(({ id, sort }) => wanted.find((one) => one.id === id)?.sort !== sort);
}
