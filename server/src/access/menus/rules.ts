import { isAdminOnly } from '#contract/access/admin-only.ts';
import type { MenuNode, RightNode } from '#contract/access/menu-nodes.ts';

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

export interface MenuViewer {
  /** Ids of the granted nodes; undefined grants all. */
  granted: ReadonlySet<number> | undefined;
  may: (permission: string) => boolean;
}

/** A page is there for whoever may call what it shows; a directory without pages leads nowhere. */
function isOpen(row: MenuRow, children: readonly MenuNode[], { granted, may }: MenuViewer): boolean {
  if (granted && !granted.has(row.id)) return false;
  if (row.menuType === 'M') return children.length > 0;
  return !row.perms || may(row.perms);
}

/** The tree a person sees: higher `sort` first, ties by id; without a granted parent a node is not reached. */
export function menuTree(rows: readonly MenuRow[], viewer: MenuViewer): MenuNode[] {
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

/** A node as permission trees need it. */
export interface RightRow {
  id: number;
  pid: number | null;
  name: string;
  icon: string | null;
  perms: string | null;
  menuType: 'M' | 'C' | 'A';
  sort: number;
  isPublic: boolean;
  component: string | null;
}

const SETTINGS = 12;
const PEOPLE_AND_RIGHTS = 123;
/** Account that alone hands on the rights kept for it. */
export const OWNER = 'admin';

/** A node and all below it. */
export function branchOf(rows: readonly Pick<RightRow, 'id' | 'pid'>[], root: number): ReadonlySet<number> {
  const children = Map.groupBy(rows, ({ pid }) => pid ?? 0);
  const below = (id: number): number[] => [id, ...(children.get(id) ?? []).flatMap((row) => below(row.id))];
  return new Set(below(root));
}

/** The directory of settings, and roles, administrators and menus with all below: only the owner’s account hands them on. */
export const keptForOwner = (rows: readonly Pick<RightRow, 'id' | 'pid'>[]): ReadonlySet<number> =>
  new Set([SETTINGS, ...branchOf(rows, PEOPLE_AND_RIGHTS)]);

export interface Granting {
  account: string;
  may: (permission: string) => boolean;
}

/** Reason somebody may neither give this right nor take it; undefined when both is allowed. */
export function hindrance(
  { id, perms, isPublic }: Pick<RightRow, 'id' | 'perms' | 'isPublic'>,
  kept: ReadonlySet<number>,
  { account, may }: Granting,
): 'kept' | 'notHeld' | undefined {
  if (isPublic) return undefined;
  if (account !== OWNER && kept.has(id)) return 'kept';
  return perms && !may(perms) ? 'notHeld' : undefined;
}

/** Pages in the order of the tree. */
export function pagesIn(rows: readonly RightRow[]): RightRow[] {
  const byParent = Map.groupBy(rows, ({ pid }) => pid ?? 0);
  const below = (pid: number): RightRow[] => (byParent.get(pid) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(0).filter(({ menuType }) => menuType === 'C');
}

/** Names of the nodes at the top below which one of these pages stands, in the order of the tree. */
export function areasIn(rows: readonly RightRow[], pages: readonly Pick<RightRow, 'id' | 'pid'>[]): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const rootOf = (row: Pick<RightRow, 'id' | 'pid'>): number => {
    const parent = row.pid === null ? undefined : byId.get(row.pid);
    return parent ? rootOf(parent) : row.id;
  };
  const roots = new Set(pages.map(rootOf));
  return rows.flatMap(({ id, name }) => (roots.has(id) ? [name] : []));
}

/** The tree of rights for the form of a role; what everybody has is ticked. */
export function rightTree(rows: readonly RightRow[], granted: ReadonlySet<number> | undefined, actor: Granting): RightNode[] {
  const kept = keptForOwner(rows);
  const byParent = Map.groupBy(rows, ({ pid }) => pid ?? 0);
  const below = (pid: number): RightNode[] =>
    (byParent.get(pid) ?? []).map((row) => ({
      id: row.id,
      pid,
      name: row.name,
      icon: row.icon,
      checked: granted ? granted.has(row.id) || row.isPublic : null,
      sort: row.sort,
      menuType: row.menuType,
      childList: below(row.id),
      ...(row.perms && { perms: row.perms }),
      ...(row.isPublic && { isPublic: true }),
      ...(hindrance(row, kept, actor) && { disabled: true }),
      ...(row.menuType === 'C' && isAdminOnly(row.component ?? '') && { isAdminOnly: true }),
    }));
  return below(0);
}
