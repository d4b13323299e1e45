import type { MenuNode } from '#contract/access/menus.ts';

export interface MenuRow {
  id: number;
  pid: number | null;
  name: string;
  icon: string | null;
  perms: string | null;
  component: string | null;
  menuType: 'M' | 'C' | 'A';
  sort: number;
}

export interface Viewer {
  /** Ids of the granted nodes; undefined grants all. */
  granted: ReadonlySet<number> | undefined;
  may: (permission: string) => boolean;
}

/** A page is there for whoever may call what it shows; a directory without pages leads nowhere. */
function isOpen(row: MenuRow, children: readonly MenuNode[], { granted, may }: Viewer): boolean {
  if (granted && !granted.has(row.id)) return false;
  if (row.menuType === 'M') return children.length > 0;
  return !row.perms || may(row.perms);
}

/** The tree a person sees: higher `sort` first, ties by id; without a granted parent a node is not reached. */
export function menuTree(rows: readonly MenuRow[], viewer: Viewer): MenuNode[] {
  const byParent = Map.groupBy(
    rows.toSorted((one, other) => other.sort - one.sort || one.id - other.id),
    ({ pid }) => pid ?? 0,
  );
  const below = (pid: number): MenuNode[] =>
    (byParent.get(pid) ?? []).flatMap((row) => {
      if (row.menuType === 'A') return [];
      const childList = below(row.id);
      const { id, name, icon, perms, component, menuType, sort } = row;
      return isOpen(row, childList, viewer) ? [{ id, pid, name, icon, perms, component, menuType, sort, childList }] : [];
    });
  return below(0);
}
