import { Fragment, type Node } from '@tiptap/pm/model';
import type { Attributes } from './kept-attributes.ts';

export type Axis = 'row' | 'column';

/** Cell of a table, with the first row and column that it covers, and how many of each. */
export interface Cell {
  node: Node;
  /** Position of the cell, from where the content of the table begins. */
  at: number;
  row: number;
  column: number;
  high: number;
  wide: number;
}

export interface Grid {
  rows: number;
  columns: number;
  cells: readonly Cell[];
}

const keptOf = ({ attrs }: Node): Attributes => ({ ...attrs['kept'] });
/** Most that browsers draw; imported texts may say any number. */
const MOST = { rowspan: 65_534, colspan: 1000 } as const;
/** Span as it is written; no rows at all mean all that follow. */
const spanOf = (node: Node, name: keyof typeof MOST) => {
  const written = Number.parseInt(keptOf(node)[name] ?? '', 10);
  if (written === 0 && name === 'rowspan') return MOST.rowspan;
  return Math.min(MOST[name], Math.max(1, written || 1));
};

interface TableRowNode {
  node: Node;
  at: number;
}

/** Rows that stand together: of the head, of a body, of the foot. */
function partsOf(table: Node): TableRowNode[][] {
  const parts: TableRowNode[][] = [];
  let last: Node | null = null;
  table.descendants((node, at, parent) => {
    if (node.type.name !== 'tableRow') return true;
    if (parent !== last) parts.push([]);
    last = parent;
    parts.at(-1)?.push({ node, at });
    // A table in a cell has rows of its own.
    return false;
  });
  return parts;
}

/** Places of the cells of a table, as a browser lays them out: none reaches beyond the last row of its part. */
export function gridOf(table: Node): Grid {
  const cells: Cell[] = [];
  let [rows, columns] = [0, 0];
  for (const part of partsOf(table)) {
    // First row in which each column is free again.
    const freeFrom: number[] = [];
    for (const [index, line] of part.entries()) {
      const row = rows + index;
      line.node.forEach((node, offset) => {
        let column = 0;
        while ((freeFrom[column] ?? 0) > row) column += 1;
        const [high, wide] = [Math.min(spanOf(node, 'rowspan'), part.length - index), spanOf(node, 'colspan')];
        for (let each = column; each < column + wide; each += 1) freeFrom[each] = Math.max(freeFrom[each] ?? 0, row + high);
        columns = Math.max(columns, column + wide);
        cells.push({ node, at: line.at + 1 + offset, row, column, high, wide });
      });
    }
    rows += part.length;
  }
  return { rows, columns, cells };
}

/** How far a cell reaches along each axis. */
export const sides = { row: 'high', column: 'wide' } as const;
const endOf = (cell: Cell, axis: Axis) => cell[axis] + cell[sides[axis]] - 1;

/** The cell without words, of the same looks, for another row or column. */
function blankOf({ node }: Cell, isHead: boolean): Node {
  const { colspan: _, rowspan: __, width: ___, ...kept } = keptOf(node);
  const left = Object.keys(kept).length === 0 ? null : kept;
  return node.type.schema.node('textCell', { tag: isHead ? 'th' : 'td', kept: left });
}

/** Cells with one more row or column after that one. */
export function grown({ cells }: Grid, axis: Axis, after: number): Cell[] {
  const side = sides[axis];
  const edge = cells.filter((cell) => cell[axis] <= after && endOf(cell, axis) === after);
  // Below a row of headings come words; beside a column of them too.
  const isHeading = (cell: Cell) => cell.node.attrs['tag'] === 'th';
  const areHeadings = edge.every(isHeading);
  const moved = cells.map((cell) => {
    if (cell[axis] > after) return { ...cell, [axis]: cell[axis] + 1 };
    return endOf(cell, axis) > after ? { ...cell, [side]: cell[side] + 1 } : cell;
  });
  const blanks = edge.map((cell) => ({
    ...cell,
    [axis]: after + 1,
    [side]: 1,
    node: blankOf(cell, isHeading(cell) && !areHeadings),
  }));
  return [...moved, ...blanks];
}

/** Cells without a row or a column. */
export const shrunk = ({ cells }: Grid, axis: Axis, at: number): Cell[] =>
  cells.flatMap((cell) => {
    const side = sides[axis];
    if (cell[axis] > at) return [{ ...cell, [axis]: cell[axis] - 1 }];
    if (endOf(cell, axis) < at) return [cell];
    return cell[side] > 1 ? [{ ...cell, [side]: cell[side] - 1 }] : [];
  });

/** The cell in its place; one that covers as much as before stays as it was written. */
function writtenOf({ node, high, wide }: Cell): Node {
  if (spanOf(node, 'rowspan') === high && spanOf(node, 'colspan') === wide) return node;
  const { colspan: _, rowspan: __, ...kept } = keptOf(node);
  const spans = { ...(wide > 1 && { colspan: String(wide) }), ...(high > 1 && { rowspan: String(high) }) };
  return node.type.create({ ...node.attrs, kept: { ...kept, ...spans } }, node.content, node.marks);
}

/** Rows in place of each row of a table, and columns in place of its columns. */
export interface Lines {
  rows: (row: Node, index: number) => readonly Node[];
  columns: (column: Node, index: number) => readonly Node[];
}

/** The table with other cells; parts that lost their rows go. */
export function tableOf(table: Node, cells: readonly Cell[], lines: Lines): Node {
  const ofRow = Map.groupBy(
    cells.toSorted((one, other) => one.column - other.column),
    ({ row }) => row,
  );
  let [index, written] = [0, 0];
  const rebuilt = (parent: Node): Node => {
    const children: Node[] = [];
    let column = 0;
    parent.forEach((child) => {
      const { name } = child.type;
      if (name === 'tableRow')
        for (const row of lines.rows(child, index++)) {
          const content = (ofRow.get(written++) ?? []).map(writtenOf);
          children.push(row.copy(Fragment.from(content)));
        }
      else if (name === 'column') children.push(...lines.columns(child, column++));
      else if (name === 'tablePart' || name === 'columns') {
        const part = rebuilt(child);
        if (part.childCount > 0) children.push(part);
      } else children.push(child);
    });
    return parent.copy(Fragment.from(children));
  };
  return rebuilt(table);
}
