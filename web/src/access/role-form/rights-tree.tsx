import { Checkbox, Segmented, Tree } from 'antd';
import { useMemo, useState } from 'react';
import type { RightNode } from '#contract/access/menu-nodes.ts';
import { type Risk, risks } from '#contract/access/risk.ts';
import { AdminOnly } from './admin-only.tsx';
import { type Right, everyNode, halfTicked, ticked, toRights } from './rights.ts';

interface Props {
  tree: readonly RightNode[];
  value: readonly number[];
  word: string;
  /** Only these nodes; all without them. */
  only: ReadonlySet<number> | undefined;
  isReadOnly: boolean;
  onChange: (ids: number[]) => void;
}

/** Window that the page keeps for what stands above and below the tree. */
const AROUND_PX = 420;
const LEAST_PX = 320;
const heightPx = () => Math.max(LEAST_PX, window.innerHeight - AROUND_PX);
const ALL = 'all';
const shownRisks: { value: Risk | typeof ALL; label: string }[] = [{ value: ALL, label: '全部' }, ...risks.options];

/** A right that only shows something needs no mark. */
const Title = ({ of: { title, risk, isAdminOnly } }: { of: Right }) => (
  <>
    {title}
    {isAdminOnly && <AdminOnly />}
    {risk !== undefined && risk !== 'see' && <span className={`risk risk-${risk}`}>{risks.labels[risk]}</span>}
  </>
);

/** The menu tree with a tick at what a role grants. A directory is granted with anything below it. */
export function RightsTree({ tree, value, word, only: among, isReadOnly, onChange }: Props) {
  const [only, setOnly] = useState<Risk | typeof ALL>(ALL);
  const rights = toRights(tree, { word, among, ...(only !== ALL && { only }) });
  const all = useMemo(() => everyNode(tree).map(({ id }) => id), [tree]);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [isLinked, setLinked] = useState(true);
  const [height] = useState(heightPx);
  const ticks = new Set(value);
  const half = new Set(isLinked ? halfTicked(tree, ticks) : []);
  return (
    <>
      <div className="rights-tools">
        <Checkbox checked={opened.length > 0} onChange={({ target }) => setOpened(target.checked ? all : [])}>
          展开/折叠
        </Checkbox>
        <Checkbox checked={isLinked} onChange={({ target }) => setLinked(target.checked)}>
          父子联动
        </Checkbox>
      </div>
      <Segmented
        aria-label="权限风险"
        size="small"
        block
        options={shownRisks}
        value={only}
        onChange={(risk) => {
          setOnly(risk);
          if (risk !== ALL) setOpened(all);
        }}
      />
      <Tree
        aria-label="菜单权限"
        checkable
        disabled={isReadOnly}
        checkStrictly
        selectable={false}
        height={height}
        treeData={rights}
        titleRender={(node) => <Title of={node} />}
        expandedKeys={word === '' && among === undefined ? [...opened] : all}
        onExpand={(keys) => setOpened(keys.map(Number))}
        checkedKeys={{ checked: value.filter((key) => !half.has(key)), halfChecked: [...half] }}
        onCheck={(_, { node }) => {
          const on = !ticks.has(node.key) || half.has(node.key);
          onChange(ticked(tree, value, { id: node.key, on, isLinked }));
        }}
      />
    </>
  );
}
