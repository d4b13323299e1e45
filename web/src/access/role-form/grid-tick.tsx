import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import type { RightNode } from '#contract/access/menu-nodes.ts';
import { type GridRow, type PickedRow, tickOf } from './grid.ts';

/** Values that cells of the grid share; `pick` and `open` stay the same, so that rows without a change are not drawn again. */
export interface GridScene {
  ticks: ReadonlySet<number>;
  pick: (picks: readonly PickedRow[], on: boolean) => void;
  opened: ReadonlySet<number>;
  open: (row: GridRow) => void;
}

interface Props {
  scene: GridScene;
  picks: readonly PickedRow[];
  /** Label for readers of the screen who do not see its place. */
  label?: string;
  /** Told over the tick where it has no other name in sight. */
  title?: string | undefined;
  children?: ReactNode;
}

export interface RowProps {
  row: GridRow;
  scene: GridScene;
}

/** Compares rows by their looks: a tick in one of them must not draw hundreds. */
export const isSameRow = (one: RowProps, other: RowProps): boolean =>
  one.row === other.row &&
  one.scene.opened.has(one.row.id) === other.scene.opened.has(other.row.id) &&
  one.row.nodes.every(({ id }) => one.scene.ticks.has(id) === other.scene.ticks.has(id));

/** A tick for some rights together, with its third state where only some are ticked. */
export function GridTick({ scene, picks, label, title, children }: Props) {
  const { checked, indeterminate, disabled } = tickOf(
    picks.flatMap(({ nodes }) => nodes),
    scene.ticks,
  );
  return (
    <Checkbox
      checked={checked}
      indeterminate={indeterminate}
      {...(disabled && { disabled })}
      {...(label && { 'aria-label': label })}
      {...(title && { title })}
      onChange={() => scene.pick(picks, !checked)}
    >
      {children}
    </Checkbox>
  );
}

/** Name of the right behind a tick that stands for no other. */
export const soleName = (nodes: readonly RightNode[]): string | undefined => (nodes.length === 1 ? nodes[0]?.name : undefined);

/** Number of rights that stand behind one tick, and how many of them are ticked. */
export function CountOf({ nodes, ticks }: { nodes: readonly RightNode[]; ticks: ReadonlySet<number> }) {
  if (nodes.length < 2) return null;
  return <small>{`${nodes.filter(({ id }) => ticks.has(id)).length}/${nodes.length}`}</small>;
}
