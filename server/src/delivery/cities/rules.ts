import type { CityNode } from '#contract/delivery/cities.ts';
import { holdsWord } from '#contract/search-text.ts';

/** Rows whose parent is not among them are left out with all below; a node without children has no `child`. */
export function treeOfCities(rows: readonly Omit<CityNode, 'child'>[]): CityNode[] {
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: number): CityNode[] =>
    (byParent.get(parentId) ?? []).map((row) => {
      const child = below(row.cityId);
      return child.length === 0 ? row : { ...row, child };
    });
  return below(0);
}

/** The branches in which something is called so: those above it, and all below. */
export const matchingBranches = (tree: readonly CityNode[], name: string): CityNode[] =>
  tree.flatMap(({ child = [], ...node }) => {
    if (holdsWord(node.name, name)) return [child.length === 0 ? node : { ...node, child }];
    const found = matchingBranches(child, name);
    return found.length === 0 ? [] : [{ ...node, child: found }];
  });
