import { Fragment } from 'react';
import { acts } from '#contract/access/act.ts';
import { type GridGroup, nodesOf, pickAct, pickRows } from './grid.ts';
import { GridRow } from './grid-row.tsx';
import { CountOf, GridTick, type GridScene } from './grid-tick.tsx';
import { useArrows } from './use-arrows.ts';

interface Props {
  groups: readonly GridGroup[];
  scene: GridScene;
}

/** Pages by directory, acts by column; the ticks of a head or of a directory set all that they stand for. */
export function GridTable({ groups, scene }: Props) {
  const arrows = useArrows();
  const rows = groups.flatMap((group) => group.rows);
  return (
    <div className="rights-scroll">
      <table className="rights-grid" aria-label="页面权限" {...arrows}>
        <thead>
          <tr>
            <th scope="col">页面</th>
            {acts.options.map(({ value, label }) => (
              <th key={value} scope="col">
                <GridTick scene={scene} picks={pickAct(rows, value)}>
                  {label}
                </GridTick>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.id}>
              <tr className="rights-group">
                <th scope="row" colSpan={acts.values.length + 1}>
                  <GridTick scene={scene} picks={pickRows(group.rows)} label={`${group.name}的全部权限`}>
                    {group.name} <CountOf nodes={nodesOf(group)} ticks={scene.ticks} />
                  </GridTick>
                </th>
              </tr>
              {group.rows.map((row) => (
                <GridRow key={row.id} row={row} scene={scene} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
