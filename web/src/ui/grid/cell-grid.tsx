import type { ReactNode } from 'react';
import { FigureInput } from './figure-input.tsx';
import { FillHead } from './fill-head.tsx';
import { type CellColumn, filledDown } from './fill-lines.ts';
import { type Figure, textOf } from './typing.ts';
import { useCellKeys } from './use-cell-keys.ts';
import type { Edits } from './use-edits.ts';
import { useWindow } from './use-window.ts';
import './grid.css';

/** Px of a row, which the style sheet gives it too. */
const ROW_PX = 44;

/** Column that is typed into. */
export interface GridColumn<L> extends CellColumn<L> {
  width: number;
  /** Lines without this cell. */
  lacks?: (line: L) => boolean;
  isFixed?: (line: L) => boolean;
  /** Reason for which a cell cannot stay so. */
  problemOf?: (line: L) => string | undefined;
  /** Figure that stood in the cell at first, where it is another now. */
  wasOf?: (line: L) => Figure | undefined;
  /** Said in an empty cell. */
  hintOf?: (line: L) => string | undefined;
}

/** Column to be read. */
export interface GridFact<L> {
  title: string;
  width: number;
  /** Shown where there is room: a phone leaves it out. */
  isWide?: true;
  show: (line: L) => ReactNode;
}

interface Props<L> extends Pick<Edits<readonly L[]>, 'undo' | 'redo'> {
  label: string;
  lines: readonly L[];
  keyOf: (line: L) => string | number;
  nameOf: (line: L) => string;
  edit: (make: (lines: readonly L[]) => L[], mark?: string) => void;
  /** Head of a line, and the title over it. */
  head: { title: string; show: (line: L) => ReactNode };
  facts?: readonly GridFact<L>[];
  columns: readonly GridColumn<L>[];
}

interface CellProps<L> {
  line: L;
  column: GridColumn<L>;
  at: string;
  name: string;
  onChange: (figure: Figure) => void;
}

function Cell<L extends object>({ line, column, at, name, onChange }: CellProps<L>) {
  const { field, kind, label, lacks, isFixed, problemOf, wasOf, hintOf } = column;
  if (lacks?.(line)) return <td aria-label={label} />;
  const was = wasOf?.(line);
  return (
    <td data-changed={was === undefined ? undefined : true}>
      <span className="cell-pair">
        {was !== undefined && <del aria-label={`原来 ${textOf(kind, was)}`}>{textOf(kind, was)}</del>}
        <FigureInput
          kind={kind}
          aria-label={`${name}${label}`}
          data-cell={at}
          disabled={isFixed?.(line)}
          value={Object(line)[field]}
          problem={problemOf?.(line)}
          placeholder={hintOf?.(line)}
          onChange={onChange}
        />
      </span>
    </td>
  );
}

/** Figures of many lines, typed through and pasted into like a spreadsheet; of thousands, those in sight are drawn. */
export function CellGrid<L extends object>(props: Props<L>) {
  const { label, lines, keyOf, nameOf, edit, undo, redo, head, facts = [], columns } = props;
  const keys = useCellKeys(edit, columns, nameOf, { undo, redo });
  const { from, to, above, below, onScroll } = useWindow(lines.length, ROW_PX);
  const set = (row: number, field: string) => (figure: Figure) =>
    edit((before) => before.map((line, at) => (at === row ? { ...line, [field]: figure } : line)), `${row}:${field}`);
  return (
    <div className="cell-table cell-grid" onScroll={onScroll} {...keys}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head.title}</th>
            {facts.map(({ title, width, isWide }) => (
              <th key={title} scope="col" align="right" style={{ width }} data-wide={isWide}>
                {title}
              </th>
            ))}
            {columns.map((column) => (
              <th key={column.field} scope="col" align="right" style={{ width: column.width }}>
                {column.label}
                {lines.length > 1 && (
                  <FillHead label={column.label} onFill={() => edit((before) => filledDown(before, 0, column.field))} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr style={{ height: above }} aria-hidden />}
          {lines.slice(from, to).map((line, index) => (
            <tr key={keyOf(line)}>
              <th scope="row">{head.show(line)}</th>
              {facts.map(({ title, isWide, show }) => (
                <td key={title} className="cell-fact" data-wide={isWide}>
                  {show(line)}
                </td>
              ))}
              {columns.map((column, nth) => (
                <Cell
                  key={column.field}
                  line={line}
                  column={column}
                  at={`${from + index}:${nth}`}
                  name={nameOf(line)}
                  onChange={set(from + index, column.field)}
                />
              ))}
            </tr>
          ))}
          {below > 0 && <tr style={{ height: below }} aria-hidden />}
        </tbody>
      </table>
    </div>
  );
}
