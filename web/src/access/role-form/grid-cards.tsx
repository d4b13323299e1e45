import { memo } from 'react';
import { acts } from '#contract/access/act.ts';
import { type GridGroup, cellOf, nodesOf, pickRows } from './grid.ts';
import { RowName, RowRights } from './grid-row.tsx';
import { CountOf, GridTick, type GridScene, type RowProps, isSameRow, soleName } from './grid-tick.tsx';
import { NamedRights } from './named-rights.tsx';

interface Props {
  groups: readonly GridGroup[];
  scene: GridScene;
}

const Card = memo(({ row, scene }: RowProps) => {
  const shown = acts.options.filter(({ value }) => value !== acts.money && cellOf(row, value).length > 0);
  return (
    <li>
      <div className="rights-name">
        <RowName row={row} scene={scene} />
      </div>
      <div className="rights-pairs" role="group" aria-label={row.name}>
        {shown.map(({ value, label }) => (
          <GridTick key={value} scene={scene} picks={[{ row, nodes: cellOf(row, value) }]} title={soleName(cellOf(row, value))}>
            {label} <CountOf nodes={cellOf(row, value)} ticks={scene.ticks} />
          </GridTick>
        ))}
        <NamedRights row={row} nodes={cellOf(row, acts.money)} scene={scene} />
      </div>
      {scene.opened.has(row.id) && <RowRights row={row} scene={scene} />}
    </li>
  );
}, isSameRow);

/** The grid on a phone: a card for each page, its acts two by two. */
export const GridCards = ({ groups, scene }: Props) =>
  groups.map((group) => (
    <section key={group.id} className="rights-cards" aria-label={group.name}>
      <div className="rights-head">
        <GridTick scene={scene} picks={pickRows(group.rows)} label={`${group.name}的全部权限`}>
          {group.name} <CountOf nodes={nodesOf(group)} ticks={scene.ticks} />
        </GridTick>
      </div>
      <ul>
        {group.rows.map((row) => (
          <Card key={row.id} row={row} scene={scene} />
        ))}
      </ul>
    </section>
  ));
