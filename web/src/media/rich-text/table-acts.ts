import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { type Axis, type Cell, type Grid, gridOf, grown, shrunk, sides, tableOf } from './table-grid.ts';

interface TablePlace {
  table: Node;
  pos: number;
  grid: Grid;
  cell: Cell;
}

/** The cell of the cursor, in its table. */
function placeOf({ selection: { $from } }: Pick<EditorState, 'selection'>): TablePlace | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const table = $from.node(depth);
    if (table.type.name !== 'table') continue;
    const pos = $from.before(depth);
    const grid = gridOf(table);
    const cell = grid.cells.findLast(({ at }) => pos + 1 + at < $from.pos);
    return cell && { table, pos, grid, cell };
  }
  return undefined;
}

export const isInTable = (editor: Editor): boolean => placeOf(editor.state) !== undefined;

/** Writes the table anew, with the cursor in the cell of that row and column. */
function replace(editor: Editor, { table, pos }: TablePlace, next: Node, row: number, column: number): boolean {
  return editor
    .chain()
    .focus()
    .command(({ tr }) => {
      tr.replaceWith(pos, pos + table.nodeSize, next);
      const cell = gridOf(next).cells.findLast((each) => each.row <= row && each.column <= column);
      if (cell) tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 2 + cell.at)));
      return true;
    })
    .run();
}

const same = (node: Node) => [node];

/** Adds a row below the cursor, or a column to the right of it. */
export function addLine(editor: Editor, axis: Axis): boolean {
  const place = placeOf(editor.state);
  if (!place) return false;
  const { table, grid, cell } = place;
  const after = cell[axis] + cell[sides[axis]] - 1;
  const twice = (node: Node, index: number) => (index === after ? [node, node] : [node]);
  const lines = axis === 'row' ? { rows: twice, columns: same } : { rows: same, columns: twice };
  const goal = { row: cell.row, column: cell.column, [axis]: after + 1 };
  return replace(editor, place, tableOf(table, grown(grid, axis, after), lines), goal.row, goal.column);
}

export function deleteTable(editor: Editor): boolean {
  const place = placeOf(editor.state);
  if (!place) return false;
  const { pos, table } = place;
  return editor
    .chain()
    .focus()
    .deleteRange({ from: pos, to: pos + table.nodeSize })
    .run();
}

/** Deletes the row or the column of the cursor, the table with the last one. */
export function deleteLine(editor: Editor, axis: Axis): boolean {
  const place = placeOf(editor.state);
  if (!place) return false;
  const { table, grid, cell } = place;
  if (grid[`${axis}s`] === 1) return deleteTable(editor);
  const at = cell[axis];
  const without = (node: Node, index: number) => (index === at ? [] : [node]);
  const lines = axis === 'row' ? { rows: without, columns: same } : { rows: same, columns: without };
  const goal = { row: cell.row, column: cell.column, [axis]: Math.min(at, grid[`${axis}s`] - 2) };
  return replace(editor, place, tableOf(table, shrunk(grid, axis, at), lines), goal.row, goal.column);
}

/** Moves the cursor to the next cell or the one before; false where there is none. */
export function goToCell(editor: Editor, by: 1 | -1): boolean {
  const place = placeOf(editor.state);
  const cell = place?.grid.cells[place.grid.cells.indexOf(place.cell) + by];
  return place !== undefined && cell !== undefined && editor.commands.setTextSelection(place.pos + 2 + cell.at);
}

const SIZE = 3;
/** Lines are written into the table, for other programs have no style of ours. */
const looks = { width: '100%', border: '1', cellpadding: '6', cellspacing: '0' };

/** Inserts a table with a row of headings, and puts the cursor into its first cell. */
export function insertTable(editor: Editor): boolean {
  const { schema } = editor;
  const rowOf = (tag: string) =>
    schema.node(
      'tableRow',
      null,
      Array.from({ length: SIZE }, () => schema.node('textCell', { tag })),
    );
  const rows = Array.from({ length: SIZE }, (_, index) => rowOf(index === 0 ? 'th' : 'td'));
  const table = schema.node('table', { kept: looks }, [schema.node('tablePart', null, rows)]);
  return editor
    .chain()
    .focus()
    .command(({ tr }) => {
      // A table takes on no bold or colour of the words before it.
      tr.replaceSelectionWith(table, false);
      tr.doc.descendants((node, pos) => {
        if (node === table) tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1)));
        return node !== table;
      });
      return true;
    })
    .run();
}
