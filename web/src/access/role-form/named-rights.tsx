import type { RightNode } from '#contract/access/menu-nodes.ts';
import { riskOf, risks } from '#contract/access/risk.ts';
import type { GridRow } from './grid.ts';
import { GridTick, type GridScene } from './grid-tick.tsx';

interface Props {
  row: GridRow;
  nodes: readonly RightNode[];
  scene: GridScene;
}

const isRights = ({ perms }: RightNode) => perms !== undefined && riskOf(perms) === risks.rights;

/** Rights of a row one by one, by their names. */
export const NamedRights = ({ row, nodes, scene }: Props) =>
  nodes.map((node) => (
    <GridTick key={node.id} scene={scene} picks={[{ row, nodes: [node] }]}>
      {node.name}
      {isRights(node) && <span className="risk risk-rights">{risks.labels.rights}</span>}
    </GridTick>
  ));
