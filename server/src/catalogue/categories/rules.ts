import type { Category, CategoryNode } from '#contract/catalogue/categories.ts';

/** "/0/" for a root, the ancestors' ids below it. */
export const pathBelow = (parent: Pick<Category, 'id' | 'path'> | undefined): string =>
  parent ? `${parent.path}${parent.id}/` : '/0/';

/** A node may not hang below itself. */
export const isBelow = (path: string, id: number): boolean => path.includes(`/${id}/`);

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
