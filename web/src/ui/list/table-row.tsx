import { RightOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { type TitledColumn, contentOf, nameOf, shapeOf, titleColumn } from '../scene/column.ts';
import type { Selection } from '../scene/selection.ts';

interface Props<R> {
  id: number;
  /** Place in the list, counted from one. */
  position: number;
  row: R | undefined;
  attributes?: object | undefined;
  columns: readonly TitledColumn<R>[];
  chosen: Selection | undefined;
  /** Selects all up to here, with Shift. */
  onReach: () => void;
  isGlowing: boolean;
  rowActions: ((row: R) => ReactNode) | undefined;
  expand: ((row: R) => ReactNode) | undefined;
  isOpened: boolean;
  onExpand: () => void;
  open: ((key: number) => void) | undefined;
}

const bone = <span className="bone" />;
const pictureBone = <span className="bone bone-picture" />;

/** Takes the height that the row will have. */
const boneOf = <R,>(column: TitledColumn<R>) => (shapeOf(column).card === 'picture' ? pictureBone : bone);

function cellOf<R>(column: TitledColumn<R>, row: R, open: (() => void) | undefined): ReactNode {
  const content = contentOf(column, row);
  if (!column.opens || !open) return content;
  return (
    <button type="button" className="cell-open" onClick={open}>
      {content}
    </button>
  );
}

/** Row, and what it shows below itself when it is opened. */
export function TableRow<R>({
  id,
  position,
  row,
  attributes,
  columns,
  chosen,
  onReach,
  isGlowing,
  rowActions,
  expand,
  isOpened,
  onExpand,
  open,
}: Props<R>) {
  const isChosen = chosen?.keys.has(id) ?? false;
  const title = titleColumn(columns);
  const name = row && nameOf(columns, row, position);
  const width = columns.length + (chosen ? 1 : 0) + 1 + (rowActions ? 1 : 0);
  return (
    <>
      <tr
        {...attributes}
        data-row-key={id}
        tabIndex={-1}
        className={isGlowing ? 'row-glows' : undefined}
        data-chosen={isChosen || undefined}
      >
        {chosen && (
          <td className="row-choice">
            {row && (
              <Checkbox
                aria-label={`选择${name}`}
                checked={isChosen}
                onChange={({ nativeEvent }) => (nativeEvent.shiftKey ? onReach() : chosen.toggle(id))}
              />
            )}
          </td>
        )}
        {expand && (
          <td>
            {row && (
              <button
                type="button"
                className="row-expand"
                aria-expanded={isOpened}
                aria-label={`${isOpened ? '收起' : '展开'}${name}`}
                onClick={onExpand}
              >
                <RightOutlined rotate={isOpened ? 90 : 0} aria-hidden />
              </button>
            )}
          </td>
        )}
        {columns.map((column) => (
          <td key={column.title} align={shapeOf(column).align}>
            <div className={column === title ? 'cell cell-title' : 'cell'}>
              {row ? cellOf(column, row, open && (() => open(id))) : boneOf(column)}
            </div>
          </td>
        ))}
        {rowActions && <td className="row-end">{row ? rowActions(row) : bone}</td>}
      </tr>
      {expand && isOpened && row && (
        <tr className="row-below">
          <td colSpan={width}>{expand(row)}</td>
        </tr>
      )}
    </>
  );
}
