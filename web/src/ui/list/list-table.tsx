import { Checkbox } from 'antd';
import { type ReactNode, useState } from 'react';
import { useGlow } from '../glow.ts';
import { type Column, shapeOf } from './column.ts';
import { HeaderCell } from './header-cell.tsx';
import type { Chosen } from './selection.ts';
import { TableRow } from './table-row.tsx';
import './table.css';

/** A row, or the place of one while the first page is on its way. */
export interface Line<R> {
  key: number;
  row: R | undefined;
}

/** What table and cards show alike. */
export interface Shown<R> {
  noun: string;
  lines: readonly Line<R>[];
  columns: readonly Column<R>[];
  chosen: Chosen | undefined;
  isOld: boolean;
  empty: ReactNode;
  rowActions: ((row: R) => ReactNode) | undefined;
  open: ((key: number) => void) | undefined;
}

interface Props<R> extends Shown<R> {
  expand: ((row: R) => ReactNode) | undefined;
  onWidth: (title: string, px: number) => void;
}

const FALLBACK_WIDTH = 160;
const NARROW = 40;
const ACTIONS_WIDTH = 168;

const flipped = (keys: ReadonlySet<number>, key: number) =>
  new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]);

function ChooseAll({ keys, chosen }: { keys: readonly number[]; chosen: Chosen }) {
  const here = keys.filter((key) => chosen.keys.has(key)).length;
  const isAll = here > 0 && here === keys.length;
  const others = [...chosen.keys].filter((key) => !keys.includes(key));
  return (
    <Checkbox
      aria-label="选择本页"
      checked={isAll}
      indeterminate={here > 0 && !isAll}
      onChange={() => chosen.replace(isAll ? others : [...others, ...keys])}
    />
  );
}

/** Rows under a head that stays; scrolls inside what is left of the page. */
export function ListTable<R>({ noun, lines, columns, chosen, isOld, empty, rowActions, expand, open, onWidth }: Props<R>) {
  const glowing = useGlow(noun);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const sized = columns.map((column) => ({ column, width: FALLBACK_WIDTH, ...shapeOf(column) }));
  const total = sized.reduce(
    (sum, { width }) => sum + width,
    (chosen ? NARROW : 0) + (expand ? NARROW : 0) + (rowActions ? ACTIONS_WIDTH : 0),
  );
  return (
    <div className={isOld ? 'list-table list-old' : 'list-table'} aria-busy={isOld}>
      <table style={{ minWidth: total }}>
        <thead>
          <tr>
            {chosen && (
              <th scope="col" style={{ width: NARROW }}>
                <ChooseAll keys={lines.filter(({ row }) => row).map(({ key }) => key)} chosen={chosen} />
              </th>
            )}
            {expand && (
              <th scope="col" style={{ width: NARROW }}>
                <span className="unseen">展开</span>
              </th>
            )}
            {sized.map(({ column: { title }, width, align }) => (
              <HeaderCell key={title} title={title} width={width} align={align} onWidth={(px) => onWidth(title, px)} />
            ))}
            {rowActions && (
              <th scope="col" className="row-end" style={{ width: ACTIONS_WIDTH }}>
                操作
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, row }) => (
            <TableRow
              key={key}
              id={key}
              row={row}
              columns={columns}
              chosen={chosen}
              isGlowing={glowing.has(key)}
              rowActions={rowActions}
              expand={expand}
              isOpened={opened.has(key)}
              onExpand={() => setOpened(flipped(opened, key))}
              open={open}
            />
          ))}
        </tbody>
      </table>
      {lines.length === 0 && empty}
    </div>
  );
}
