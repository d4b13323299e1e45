import { Checkbox, Tree } from 'antd';
import { useMemo, useState } from 'react';
import type { RightNode } from '#contract/access/menu-nodes.ts';
import { everyNode, halfTicked, isFixed, ticked, tickedAll, toRights } from './rights.ts';
import './rights.css';

interface Props {
  id?: string;
  tree: readonly RightNode[];
  value?: readonly number[];
  onChange?: (ids: number[]) => void;
}

const HEIGHT_PX = 320;

/** The menu tree with a tick at what a role grants. A directory is granted with anything below it. */
export function RightsInput({ id, tree, value = [], onChange }: Props) {
  const rights = useMemo(() => toRights(tree), [tree]);
  const all = useMemo(() => everyNode(tree), [tree]);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [isLinked, setLinked] = useState(true);
  const ticks = new Set(value);
  const half = new Set(isLinked ? halfTicked(tree, ticks) : []);
  const free = all.filter((node) => !isFixed(node));
  const count = free.filter((node) => ticks.has(node.id)).length;
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
      </div>
      <Tree
        aria-label="菜单权限"
        checkable
        checkStrictly
        selectable={false}
        height={HEIGHT_PX}
        treeData={rights}
        expandedKeys={[...opened]}
        onExpand={(keys) => setOpened(keys.map(Number))}
        checkedKeys={{ checked: value.filter((key) => !half.has(key)), halfChecked: [...half] }}
        onCheck={(_, { node }) => {
          const on = !ticks.has(node.key) || half.has(node.key);
          onChange?.(ticked(tree, value, { id: node.key, on, isLinked }));
        }}
      />
    </div>
  );
}
