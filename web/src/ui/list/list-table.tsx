import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useGlow } from '../glow.ts';
import { type Column, contentOf, shapeOf } from './column.ts';
import { HeaderCell } from './header-cell.tsx';
import type { Chosen } from './selection.ts';

/** A row, or the place of one while the first page is on its way. */
export interface Line<R> {
  key: number;
  row: R | undefined;
}

interface Props<R> {
  noun: string;
  lines: readonly Line<R>[];
  columns: readonly Column<R>[];
  chosen: Chosen | undefined;
  isOld: boolean;
  empty: ReactNode;
  rowActions: ((row: R) => ReactNode) | undefined;
  expand: ((row: R) => ReactNode) | undefined;
  open: ((key: number) => void) | undefined;
  onWidth: (title: string, px: number) => void;
}

const bone = <span className="bone" />;
const FALLBACK_WIDTH = 160;

const opening = (content: ReactNode, open: () => void) => (
  <button type="button" className="cell-open" onClick={open}>
    {content}
  </button>
);

export function ListTable<R>({ noun, lines, columns, chosen, isOld, empty, rowActions, expand, open, onWidth }: Props<R>) {
  const glowing = useGlow(noun);
  const shown: TableProps<Line<R>>['columns'] = columns.map((column) => {
    const { width = FALLBACK_WIDTH, align } = shapeOf(column);
    return {
      key: column.title,
      title: column.title,
      width,
      align,
      onHeaderCell: () => ({ title: column.title, width, onWidth: (px: number) => onWidth(column.title, px) }),
      render: (_: unknown, { key, row }: Line<R>) => {
        if (!row) return bone;
        const content = contentOf(column, row);
        return <div className="cell">{column.opens && open ? opening(content, () => open(key)) : content}</div>;
      },
    };
  });
  if (rowActions)
    shown.push({
      key: '操作',
      title: '操作',
      width: 168,
      fixed: 'end',
      render: (_: unknown, { row }: Line<R>) => (row ? rowActions(row) : bone),
    });
  return (
    <Table
      className={isOld ? 'list-table list-old' : 'list-table'}
      size="small"
      pagination={false}
      dataSource={lines}
      columns={shown}
      components={{ header: { cell: HeaderCell } }}
      scroll={{ x: 'max-content', y: 200 }}
      locale={{ emptyText: empty }}
      onRow={() => ({ tabIndex: -1 })}
      rowClassName={({ key }) => (glowing.has(key) ? 'row-glows' : '')}
      {...(expand
        ? {
            expandable: {
              expandedRowRender: ({ row }: Line<R>) => (row ? expand(row) : null),
              columnWidth: 40,
              columnTitle: <span className="unseen">展开</span>,
            },
          }
        : {})}
      {...(chosen
        ? {
            rowSelection: {
              columnWidth: 40,
              selectedRowKeys: [...chosen.keys],
              preserveSelectedRowKeys: true,
              onChange: (keys) => chosen.replace(keys.map(Number)),
            },
          }
        : {})}
    />
  );
}
