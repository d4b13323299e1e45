import { Popover } from 'antd';
import { useState } from 'react';
import type { MenuItem } from '../../menu/menu.ts';
import { Branch } from './branch.tsx';
import { MenuLeaf } from './menu-leaf.tsx';

interface Props {
  entry: MenuItem;
  lit: readonly MenuItem[];
  at: number | undefined;
}

/** A branch of the folded menu: its icon, and what is below it in a panel beside. */
export function FoldedBranch({ entry, lit, at }: Props) {
  const [open, setOpen] = useState<readonly number[]>([]);
  if (entry.children.length === 0) return <MenuLeaf entry={entry} lit={entry.id === at} bare />;
  const list = (
    <div className="sidebar-flyout">
      <strong>{entry.title}</strong>
      <ul className="branch">
        {entry.children.map((child) => (
          <Branch key={child.id} entry={child} above={[]} open={open} onOpen={setOpen} at={at} />
        ))}
      </ul>
    </div>
  );
  return (
    <li>
      <Popover
        content={list}
        placement="rightTop"
        trigger={['hover', 'click']}
        arrow={false}
        styles={{ container: { padding: 0 } }}
      >
        <button type="button" className="menu-row" data-lit={lit.some(({ id }) => id === entry.id)} aria-label={entry.title}>
          <i className={entry.icon || 'el-icon-menu'} aria-hidden />
        </button>
      </Popover>
    </li>
  );
}
