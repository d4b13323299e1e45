import { SearchOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Segmented } from 'antd';
import { useState } from 'react';
import type { RightNode } from '#contract/access/menu-nodes.ts';
import { changeOf, everyNode, isFixed, summaryOf, tickedAll, tickedToSee } from './rights.ts';
import { RightsGrid } from './rights-grid.tsx';
import { RightsTree } from './rights-tree.tsx';
import './rights.css';

interface Props {
  id?: string;
  tree: readonly RightNode[];
  value?: readonly number[];
  /** Number of people whom the changed role concerns. */
  holders?: number | undefined;
  onChange?: (ids: number[]) => void;
}

const views = [
  { value: 'grid', label: '按页面' },
  { value: 'tree', label: '按菜单树' },
];

/** Rights that a role grants, ticked page by page or in the menu tree: two views of the same ticks. */
export function RightsInput({ id, tree, value = [], onChange, holders }: Props) {
  const [view, setView] = useState('grid');
  const [typed, setTyped] = useState('');
  const [along, setAlong] = useState('');
  const word = typed.trim();
  // A button that sets all rights must not stand beside a few that were found.
  const isCut = word !== '';
  const ticks = new Set(value);
  const free = everyNode(tree).filter((node) => !isFixed(node));
  const count = free.filter((node) => ticks.has(node.id)).length;
  const isAll = free.length > 0 && count === free.length;
  const change = holders === undefined ? '' : changeOf(tree, ticks);
  const concerns = change !== '' && `${change}，${holders === 0 ? '还没有人使用这个角色' : `影响 ${holders} 人`}`;
  const set = (ids: number[], says = '') => {
    setAlong(says);
    onChange?.(ids);
  };
  return (
    <div className="rights" id={id}>
      <div className="rights-tools">
        <Segmented aria-label="权限的显示方式" size="small" options={views} value={view} onChange={setView} />
        <Input
          aria-label="查找页面或权限"
          placeholder="查找页面或权限"
          prefix={<SearchOutlined aria-hidden />}
          allowClear
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={(event) => event.preventDefault()}
        />
        <Checkbox
          disabled={isCut}
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={({ target }) => set(tickedAll(tree, value, target.checked))}
        >
          全选
        </Checkbox>
        <Button size="small" disabled={isCut} onClick={() => set(tickedToSee(tree, value))}>
          只勾查看
        </Button>
      </div>
      {view === 'grid' ? (
        <RightsGrid tree={tree} value={value} word={word} onChange={set} />
      ) : (
        <RightsTree tree={tree} value={value} word={word} onChange={set} />
      )}
      <p className="rights-sum">
        {summaryOf(tree, ticks).map(({ risk, text }) => (
          <span key={risk} className={`risk-${risk}`}>
            {text}
          </span>
        ))}
      </p>
      <p className="rights-sum" role="status">
        {[along, concerns].filter(Boolean).join('。')}
      </p>
    </div>
  );
}
