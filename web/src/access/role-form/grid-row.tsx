import { RightOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { acts } from '#contract/access/act.ts';
import { type GridRow as Row, cellOf, pickRows } from './grid.ts';
import { CountOf, GridTick, type RowProps, isSameRow, soleName } from './grid-tick.tsx';
import { AdminOnly } from './admin-only.tsx';
import { NamedRights } from './named-rights.tsx';

const grouped = acts.options.filter(({ value }) => value !== acts.money);

/** True where rights without a name in sight stand behind a tick. */
const hasHidden = (row: Row) => grouped.some(({ value }) => cellOf(row, value).length > 1);

export function RowName({ row, scene }: RowProps) {
  const isOpen = scene.opened.has(row.id);
  return (
    <>
      <GridTick scene={scene} picks={pickRows([row])}>
        {row.name}
      </GridTick>
      {hasHidden(row) && (
        <button
          type="button"
          className="rights-more"
          aria-expanded={isOpen}
          aria-label={`${row.name}的每一项`}
          onClick={() => scene.open(row)}
        >
          <RightOutlined aria-hidden rotate={isOpen ? 90 : 0} />
        </button>
      )}
      {row.isAdminOnly && <AdminOnly />}
    </>
  );
}

/** Every right of an opened row, act by act. */
export const RowRights = ({ row, scene }: RowProps) => (
  <dl className="rights-each">
    {grouped.map(({ value, label }) => {
      const nodes = cellOf(row, value);
      return (
        nodes.length > 0 && (
          <div key={value}>
            <dt>{label}</dt>
            <dd>
              <NamedRights row={row} nodes={nodes} scene={scene} />
            </dd>
          </div>
        )
      );
    })}
  </dl>
);

/** A page in the table: a tick for each act, and money right by right. */
export const GridRow = memo(
  ({ row, scene }: RowProps) => (
    <>
      <tr>
        <th scope="row">
          <RowName row={row} scene={scene} />
        </th>
        {grouped.map(({ value, label }) => {
          const nodes = cellOf(row, value);
          return (
            <td key={value}>
              {nodes.length > 0 && (
                <GridTick scene={scene} picks={[{ row, nodes }]} label={`${row.name}：${label}`} title={soleName(nodes)}>
                  <CountOf nodes={nodes} ticks={scene.ticks} />
                </GridTick>
              )}
            </td>
          );
        })}
        <td className="rights-money">
          <NamedRights row={row} nodes={cellOf(row, acts.money)} scene={scene} />
        </td>
      </tr>
      {scene.opened.has(row.id) && (
        <tr>
          <td colSpan={acts.values.length + 1}>
            <RowRights row={row} scene={scene} />
          </td>
        </tr>
      )}
    </>
  ),
  isSameRow,
);
