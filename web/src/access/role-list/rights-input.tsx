import { Button, Checkbox, Segmented, Tree } from 'antd';
import { useMemo, useState } from 'react';
import type { RightNode } from '#contract/access/menu-nodes.ts';
import { type Risk, risks } from '#contract/access/risk.ts';
import {
  type Right,
  changeOf,
  everyNode,
  halfTicked,
  isFixed,
  summaryOf,
  ticked,
  tickedAll,
  tickedToSee,
  toRights,
} from './rights.ts';
import './rights.css';

interface Props {
  id?: string;
  tree: readonly RightNode[];
  value?: readonly number[];
  /** Of the role that is changed: how many people it concerns. */
  holders?: number | undefined;
  onChange?: (ids: number[]) => void;
}

const HEIGHT_PX = 320;
const ALL = 'all';
const shownRisks: { value: Risk | typeof ALL; label: string }[] = [{ value: ALL, label: '全部' }, ...risks.options];

/** What only shows something needs no mark. */
const Title = ({ of: { title, risk } }: { of: Right }) => (
  <>
    {title}
    {risk !== undefined && risk !== 'see' && <span className={`risk risk-${risk}`}>{risks.labels[risk]}</span>}
  </>
);

/** The menu tree with a tick at what a role grants. A directory is granted with anything below it. */
export function RightsInput({ id, tree, value = [], onChange, holders }: Props) {
  const [only, setOnly] = useState<Risk | typeof ALL>(ALL);
  const rights = useMemo(() => toRights(tree, only === ALL ? undefined : only), [tree, only]);
  const all = useMemo(() => everyNode(tree), [tree]);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [isLinked, setLinked] = useState(true);
  const ticks = new Set(value);
  const half = new Set(isLinked ? halfTicked(tree, ticks) : []);
  const free = all.filter((node) => !isFixed(node));
  const count = free.filter((node) => ticks.has(node.id)).length;
  const change = holders === undefined ? '' : changeOf(tree, ticks);
  const isAll = free.length > 0 && count === free.length;
  return (
    <div className="rights" id={id}>
      <div className="rights-tools">
        <Checkbox
          checked={opened.length > 0}
          onChange={({ target }) => setOpened(target.checked ? all.map((node) => node.id) : [])}
        >
          展开/折叠
        </Checkbox>
        <Checkbox
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={({ target }) => onChange?.(tickedAll(tree, value, target.checked))}
        >
          全选
        </Checkbox>
        <Checkbox checked={isLinked} onChange={({ target }) => setLinked(target.checked)}>
          父子联动
        </Checkbox>
        <Button size="small" onClick={() => onChange?.(tickedToSee(tree, value))}>
          只勾查看
        </Button>
      </div>
      <Segmented
        aria-label="权限风险"
        size="small"
        block
        options={shownRisks}
        value={only}
        onChange={(risk) => {
          setOnly(risk);
          if (risk !== ALL) setOpened(all.map((node) => node.id));
        }}
      />
      <Tree
        aria-label="菜单权限"
        checkable
        checkStrictly
        selectable={false}
        height={HEIGHT_PX}
        treeData={rights}
        titleRender={(node) => <Title of={node} />}
        expandedKeys={[...opened]}
        onExpand={(keys) => setOpened(keys.map(Number))}
        checkedKeys={{ checked: value.filter((key) => !half.has(key)), halfChecked: [...half] }}
        onCheck={(_, { node }) => {
          const on = !ticks.has(node.key) || half.has(node.key);
          onChange?.(ticked(tree, value, { id: node.key, on, isLinked }));
        }}
      />
      <p className="rights-sum">
        {summaryOf(tree, ticks).map(({ risk, text }) => (
          <span key={risk} className={`risk-${risk}`}>
            {text}
          </span>
        ))}
      </p>
      <p className="rights-sum" role="status">
        {change !== '' && `${change}，${holders === 0 ? '还没有人使用这个角色' : `影响 ${holders} 人`}`}
      </p>
    </div>
  );
}
