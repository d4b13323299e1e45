import { SearchOutlined } from '@ant-design/icons';
import { Checkbox, ConfigProvider, Input, Segmented } from 'antd';
import { useState } from 'react';
import type { RightNode } from '#contract/access/menu-nodes.ts';
import { BulkTicks } from './bulk-ticks.tsx';
import { Difference } from './difference.tsx';
import { summaryOf } from './rights.ts';
import { RightsGrid } from './rights-grid.tsx';
import { RightsTree } from './rights-tree.tsx';
import './rights.css';

interface Props {
  id?: string;
  tree: readonly RightNode[];
  value?: readonly number[];
  /** The role that is changed; none for a new one. */
  roleId?: number;
  onChange?: (ids: number[]) => void;
}

const views = [
  { value: 'grid', label: '按页面' },
  { value: 'tree', label: '按菜单树' },
];

/** Rights that a role grants, ticked page by page or in the menu tree: two views of the same ticks. */
export function RightsInput({ id, tree, value = [], onChange, roleId }: Props) {
  const [view, setView] = useState('grid');
  const [typed, setTyped] = useState('');
  const [along, setAlong] = useState('');
  // Rows that were ticked when only these were asked for stay, so that one that is unticked can be ticked again.
  const [only, setOnly] = useState<ReadonlySet<number>>();
  const isReadOnly = ConfigProvider.useConfig().componentDisabled === true;
  const word = typed.trim();
  const ticks = new Set(value);
  const set = (ids: number[], says = '') => {
    setAlong(says);
    onChange?.(ids);
  };
  const shared = { tree, value, word, only: only && ticks.union(only), onChange: set };
  return (
    <div className="rights" id={id}>
      <ConfigProvider componentDisabled={false}>
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
          <Checkbox checked={only !== undefined} onChange={({ target }) => setOnly(target.checked ? ticks : undefined)}>
            只看已勾选
          </Checkbox>
          {/* A button that sets all rights must not stand beside a few that were found. */}
          {!isReadOnly && (
            <BulkTicks tree={tree} value={value} isCut={word !== '' || only !== undefined} roleId={roleId} onChange={set} />
          )}
        </div>
      </ConfigProvider>
      {view === 'grid' ? <RightsGrid {...shared} /> : <RightsTree {...shared} isReadOnly={isReadOnly} />}
      <p className="rights-sum">
        {summaryOf(tree, ticks).map(({ risk, text }) => (
          <span key={risk} className={`risk-${risk}`}>
            {text}
          </span>
        ))}
      </p>
      <Difference tree={tree} ticks={ticks} roleId={roleId} along={along} />
    </div>
  );
}
