import type { MenuRow } from '#contract/access/menus.ts';

export interface MenuBranch extends MenuRow {
  child?: MenuBranch[] | undefined;
}

/** The flat list as a tree; what a search left without its parent stands at the top. */
export function menuTreeOf(rows: readonly MenuRow[]): MenuBranch[] {
  const known = new Set(rows.map(({ id }) => id));
  const byParent = Map.groupBy(rows, ({ pid }) => (known.has(pid) ? pid : 0));
  const below = (pid: number): MenuBranch[] =>
    (byParent.get(pid) ?? []).map((row) => {
      const child = below(row.id);
      return child.length > 0 ? { ...row, child } : row;
    });
  return below(0);
}

export const countBelow = ({ child = [] }: MenuBranch): number => child.reduce((sum, node) => sum + 1 + countBelow(node), 0);
