import type { RightNode } from '#contract/access/menu-nodes.ts';
import { type MenuAct, actOf } from '#contract/access/act.ts';
import { everyNode, isFixed, kindOf, withAncestors, withoutEmptyDirectories } from './rights.ts';

/** A page with its rights by what they do; or the buttons of a directory that belong to no page. */
export interface GridRow {
  id: number;
  name: string;
  nodes: readonly RightNode[];
  /** Only super administrators open the page, whoever holds its rights. */
  isAdminOnly: boolean;
  cells: ReadonlyMap<MenuAct, readonly RightNode[]>;
}

/** Rows below a node of the highest level. */
export interface GridGroup {
  id: number;
  name: string;
  rows: readonly GridRow[];
}

/** Rights that are set together: one of a cell, a cell, or a whole row. */
export interface PickedRow {
  row: GridRow;
  nodes: readonly RightNode[];
}

/** Column of a node; buttons of old shops grant nothing and have no permission. */
const actOfNode = (node: RightNode): MenuAct => {
  if (kindOf(node) !== 'A') return 'see';
  return node.perms ? actOf(node.perms) : 'change';
};

const rowOf = ({ id, name, isAdminOnly = false }: RightNode, nodes: readonly RightNode[]): GridRow => ({
  id,
  name,
  nodes,
  isAdminOnly,
  cells: Map.groupBy(nodes, actOfNode),
});

function rowsOf(node: RightNode): GridRow[] {
  if (kindOf(node) !== 'M') return [rowOf(node, everyNode([node]))];
  const own = everyNode(node.childList.filter((each) => kindOf(each) === 'A'));
  const below = node.childList.filter((each) => kindOf(each) !== 'A').flatMap(rowsOf);
  return own.length > 0 ? [rowOf(node, own), ...below] : below;
}

/** The tree of rights as rows, those first of which the page or a right has this word in its name. */
export function groupsOf(tree: readonly RightNode[], word: string): GridGroup[] {
  const has = ({ name }: { name: string }) => name.includes(word);
  return tree.flatMap((node) => {
    const rows = rowsOf(node).filter((row) => has(node) || has(row) || row.nodes.some(has));
    return rows.length === 0 ? [] : [{ id: node.id, name: node.name, rows }];
  });
}

/** The rows that hold one of these rights. */
export const groupsAmong = (groups: readonly GridGroup[], ids: ReadonlySet<number>): GridGroup[] =>
  groups.flatMap((group) => {
    const rows = group.rows.filter(({ nodes }) => nodes.some(({ id }) => ids.has(id)));
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });

/** Every right of an area. */
export const nodesOf = ({ rows }: GridGroup): RightNode[] => rows.flatMap(({ nodes }) => nodes);

export const cellOf = (row: GridRow, act: MenuAct): readonly RightNode[] => row.cells.get(act) ?? [];

export const pickAct = (rows: readonly GridRow[], act: MenuAct): PickedRow[] =>
  rows.map((row) => ({ row, nodes: cellOf(row, act) }));
export const pickRows = (rows: readonly GridRow[]): PickedRow[] => rows.map((row) => ({ row, nodes: row.nodes }));

/** Ticks and what came along: whoever acts on a page sees it, and who sees nothing there does nothing there. */
export function applyPicks(
  tree: readonly RightNode[],
  before: readonly number[],
  { picks, on }: { picks: readonly PickedRow[]; on: boolean },
): { ticks: number[]; says: string } {
  const had = new Set(before);
  const chosen = picks.flatMap(({ nodes }) => grantable(nodes));
  const along = picks.flatMap((pick) => {
    const moved = grantable(impliedRights(pick, had, on)).filter(({ id }) => had.has(id) !== on);
    return moved.length > 0 ? [{ row: pick.row, moved }] : [];
  });
  const ids = [...chosen, ...along.flatMap(({ moved }) => moved)].map(({ id }) => id);
  const gone = new Set(ids);
  const ticks = on
    ? withAncestors(tree, before, ids)
    : withoutEmptyDirectories(
        tree,
        before.filter((id) => !gone.has(id)),
      );
  return { ticks, says: describeImplied(along, on) };
}

/** Rights that follow others of their row: one to see with what is done there, nothing done where nothing is seen any more. */
function impliedRights({ row, nodes }: PickedRow, had: ReadonlySet<number>, on: boolean): readonly RightNode[] {
  const asked = new Set(nodes);
  const seen = cellOf(row, 'see');
  const isHeld = seen.some((node) => had.has(node.id) && (on || isFixed(node) || !asked.has(node)));
  if (on) return nodes.length > 0 && !isHeld && !seen.some((node) => asked.has(node)) ? seen : [];
  const isBlind = !isHeld && seen.some((node) => asked.has(node));
  return isBlind ? row.nodes.filter((node) => !asked.has(node)) : [];
}

const grantable = (nodes: readonly RightNode[]): RightNode[] => nodes.filter((node) => !isFixed(node));

function describeImplied(along: readonly { row: GridRow }[], on: boolean): string {
  const [first] = along;
  if (!first) return '';
  const pages = along.length === 1 ? `“${first.row.name}”` : ` ${along.length} 个页面`;
  return on ? `已一并勾选${pages}的查看` : `已一并去掉${pages}的其他权限`;
}

/** How much of it is ticked, for a tick of three states. */
export function tickOf(nodes: readonly RightNode[], ticks: ReadonlySet<number>) {
  const givable = grantable(nodes);
  const counted = givable.length > 0 ? givable : nodes;
  const count = counted.filter(({ id }) => ticks.has(id)).length;
  const isAll = count > 0 && count === counted.length;
  return { checked: isAll, indeterminate: count > 0 && !isAll, disabled: givable.length === 0 };
}
