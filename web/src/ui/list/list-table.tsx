import { Checkbox } from 'antd';
import { type ReactNode, useState } from 'react';
import { useGlow } from '../basics/glow.ts';
import { type TitledColumn, shapeOf } from '../scene/column.ts';
import { HeaderCell, type Ordering } from './header-cell.tsx';
import { type Selection, reached } from '../scene/selection.ts';
import { TableRow } from './table-row.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';
import './table.css';

/** A row, or the place of one while the first page is on its way. */
export interface TableLine<R> {
  key: number;
  row: R | undefined;
}

/** Props of both table and cards. */
export interface ListProps<R> {
  noun: string;
  lines: readonly TableLine<R>[];
  columns: readonly TitledColumn<R>[];
  chosen: Selection | undefined;
  isOld: boolean;
  empty: ReactNode;
  rowActions: ((row: R) => ReactNode) | undefined;
  open: ((key: number) => void) | undefined;
}

interface Props<R> extends ListProps<R> {
  expand: ((row: R) => ReactNode) | undefined;
  onWidth: (title: string, px: number) => void;
  ordering?: Ordering;
  /** Rows that form a tree: what each says of its place, and the height (px) they all have, so that few of many are drawn. */
  tree?: { rowPx: number; attributes: (row: R) => object };
}

const FALLBACK_WIDTH = 160;
const NARROW = 40;
const ACTIONS_WIDTH = 140;

const flipped = (keys: ReadonlySet<number>, key: number) =>
  new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]);

function ChooseAll({ keys, chosen }: { keys: readonly number[]; chosen: Selection }) {
  const here = keys.filter((key) => chosen.keys.has(key)).length;
  const isAll = here > 0 && here === keys.length;
  const others = [...chosen.keys].filter((key) => !keys.includes(key));
  return (
    <Checkbox
      aria-label="选择本页"
      disabled={keys.length === 0}
      checked={isAll}
      indeterminate={here > 0 && !isAll}
      onChange={() => chosen.replace(isAll ? others : [...others, ...keys])}
    />
  );
}

/** Rows under a head that stays; scrolls inside what is left of the page. */
export function ListTable<R>({
  noun,
  lines,
  columns,
  chosen,
  isOld,
  empty,
  rowActions,
  expand,
  open,
  onWidth,
  ordering,
  tree,
}: Props<R>) {
  const glowing = useGlow(noun);
  const { from, to, above, below, onScroll } = useRowsInSight(lines.length, tree?.rowPx);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const shown = lines.filter(({ row }) => row).map(({ key }) => key);
  const sized = columns.map((column) => ({ column, width: FALLBACK_WIDTH, ...shapeOf(column) }));
  const fixed = (chosen ? NARROW : 0) + (expand ? NARROW : 0) + (rowActions ? ACTIONS_WIDTH : 0);
  const spread = sized.reduce((sum, { width }) => sum + width, 0);
  // The rest of a wide window goes to what there is to read, not to boxes and buttons.
  const wide = (width: number) => `max(${width}px, (100cqw - ${fixed}px) * ${width / spread})`;
  // Keys scroll what the focus can enter: where no row has anything to press, the table is entered as a whole.
  const canPress = lines.length > 0 && Boolean(rowActions ?? chosen ?? expand);
  const reach = canPress ? {} : { tabIndex: 0, role: 'region', 'aria-label': '列表' };
  return (
    <div className={isOld ? 'list-table list-old' : 'list-table'} aria-busy={isOld} onScroll={onScroll} {...reach}>
      <table style={{ minWidth: fixed + spread }} {...(tree && { role: 'treegrid', 'aria-rowcount': lines.length + 1 })}>
        <thead>
          <tr>
            {chosen && (
              <th scope="col" style={{ width: NARROW }}>
                <ChooseAll keys={shown} chosen={chosen} />
              </th>
            )}
            {expand && (
              <th scope="col" style={{ width: NARROW }}>
                <span className="unseen">展开</span>
              </th>
            )}
            {sized.map(({ column: { title, help, field, sorts }, width, align }) => (
              <HeaderCell
                key={title}
                title={title}
                help={help}
                sorts={sorts && field}
                ordering={ordering}
                width={wide(width)}
                align={align}
                onWidth={(px) => onWidth(title, px)}
              />
            ))}
            {rowActions && (
              <th scope="col" className="row-end" style={{ width: ACTIONS_WIDTH }}>
                操作
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {lines.slice(from, to).map(({ key, row }, index) => (
            <TableRow
              key={key}
              id={key}
              position={from + index + 1}
              attributes={row && tree?.attributes(row)}
              row={row}
              columns={columns}
              chosen={chosen}
              onReach={() => chosen?.replace(reached(chosen, shown, key))}
              isGlowing={glowing.has(key)}
              rowActions={rowActions}
              expand={expand}
              isOpened={opened.has(key)}
              onExpand={() => setOpened(flipped(opened, key))}
              open={open}
            />
          ))}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
      {lines.length === 0 && empty}
    </div>
  );
}
