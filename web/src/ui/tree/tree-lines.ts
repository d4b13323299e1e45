/** A record that hangs below another of its kind; `child` is absent on leaves. */
export interface Hanging<R> {
  id: number;
  child?: readonly R[] | undefined;
}

/** Rows of a call that answers with a tree. */
export const asHung = <R extends Hanging<R>>(tree: readonly R[]): readonly R[] => tree;

/** A node where it stands among those that are shown. */
export interface TreeLine<R> {
  row: R;
  /** Ids of the nodes above it, the root first. */
  way: readonly number[];
  siblings: readonly R[];
  /** Its index among them. */
  position: number;
  isOpen: boolean;
  isLeaf: boolean;
}

/** The nodes in sight, from top to bottom. */
export function linesOf<R extends Hanging<R>>(
  siblings: readonly R[],
  isOpen: (id: number) => boolean,
  way: readonly number[] = [],
): TreeLine<R>[] {
  return siblings.flatMap((row, index) => {
    const child = row.child ?? [];
    const line = { row, way, siblings, position: index, isLeaf: child.length === 0, isOpen: child.length > 0 && isOpen(row.id) };
    return line.isOpen ? [line, ...linesOf(child, isOpen, [...way, row.id])] : [line];
  });
}

export const byId = <R extends Hanging<R>>(lines: readonly TreeLine<R>[]): ReadonlyMap<number, TreeLine<R>> =>
  new Map(lines.map((line) => [line.row.id, line]));

/** Ids of everything that can be opened. */
export const openable = <R extends Hanging<R>>(tree: readonly R[]): number[] =>
  tree.flatMap(({ id, child = [] }) => (child.length > 0 ? [id, ...openable(child)] : []));

/** Levels of a branch, itself included. */
export const heightOf = <R extends Hanging<R>>({ child = [] }: Hanging<R>): number =>
  1 + Math.max(0, ...child.map((below) => heightOf(below)));

/** Target of a node: below `pid` (0: a root), in front of `before` or last. */
export interface Move {
  id: number;
  pid: number;
  before?: number | undefined;
}

export type Drop = 'before' | 'inside' | 'after';

const parentOf = <R>({ way }: TreeLine<R>): number => way.at(-1) ?? 0;

/** Moves in front of the sibling at this index. */
export const moveAmong = <R extends Hanging<R>>(line: TreeLine<R>, index: number): Move => ({
  id: line.row.id,
  pid: parentOf(line),
  before: line.siblings[index]?.id,
});

function aim<R extends Hanging<R>>(id: number, target: TreeLine<R>, drop: Drop): Move {
  const [first] = target.row.child ?? [];
  if (drop === 'inside') return { id, pid: target.row.id };
  if (drop === 'before') return moveAmong({ ...target, row: { ...target.row, id } }, target.position);
  if (target.isOpen && first) return { id, pid: target.row.id, before: first.id };
  return moveAmong({ ...target, row: { ...target.row, id } }, target.position + 1);
}

/** Move that dropping one node on another means; undefined where it may not go, or is already. */
export function moveOf<R extends Hanging<R>>(
  dragged: TreeLine<R>,
  target: TreeLine<R>,
  drop: Drop,
  levels: number,
): Move | undefined {
  const { id } = dragged.row;
  if (target.row.id === id || target.way.includes(id)) return undefined;
  const move = aim(id, target, drop);
  const level = target.way.length + (move.pid === target.row.id ? 2 : 1);
  if (level + heightOf(dragged.row) - 1 > levels) return undefined;
  const next = dragged.siblings[dragged.position + 1]?.id;
  const isThere = move.pid === parentOf(dragged) && (move.before === id || move.before === next);
  return isThere ? undefined : move;
}
