import type { TitledColumn } from '../scene/column.ts';
import { TreeCell } from './tree-cell.tsx';
import type { Hanging, TreeLine } from './tree-lines.ts';

interface Naming<R> {
  lineOf: (id: number) => TreeLine<R> | undefined;
  toggle: (id: number) => void;
  /** Handle by which a row is dragged; absent where rows stay. */
  gripOf: ((line: TreeLine<R>) => object) | undefined;
}

/** The column that names a node, with what opens and drags it. */
export const namedColumn = <R extends Hanging<R>>(
  column: TitledColumn<R>,
  { lineOf, toggle, gripOf }: Naming<R>,
): TitledColumn<R> => ({
  ...column,
  show: (value: never, row: R) => {
    const line = lineOf(row.id);
    const content = column.show ? column.show(value, row) : String(value);
    return (
      line && (
        <TreeCell<R> line={line} name={String(value)} onToggle={() => toggle(row.id)} grip={gripOf?.(line)}>
          {content}
        </TreeCell>
      )
    );
  },
});

/** ARIA attributes of a tree row: level, position among its siblings, expanded or not. */
export const treeItemProps = <R,>({ way, siblings, position, isLeaf, isOpen }: TreeLine<R>) => ({
  'aria-level': way.length + 1,
  'aria-posinset': position + 1,
  'aria-setsize': siblings.length,
  ...(isLeaf ? {} : { 'aria-expanded': isOpen }),
});
