import { Popover } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFrame } from '../../look/layout-store.ts';
import { type Entry, litFor, shownAs } from '../../menu/menu.ts';
import { useSettings } from '../../look/settings.ts';
import { Branch } from './branch.tsx';
import { Logo } from './logo.tsx';
import { MenuLeaf } from './menu-leaf.tsx';
import { useOpenBranch } from './use-open-branch.ts';

/** The menu. Of the branches side by side one at most is open; folded, they open beside it. */
export function Sidebar({ menu }: { menu: readonly Entry[] }) {
  const { pathname } = useLocation();
  const opened = useFrame((frame) => frame.opened);
  const { topNav, sidebarLogo } = useSettings();
  const lit = litFor(menu, pathname);
  const [open, setOpen] = useOpenBranch(lit);
  const roots = topNav ? (lit[0]?.children ?? menu) : menu;
  const at = lit.at(-1)?.id;
  return (
    <aside className="sidebar">
      {sidebarLogo && <Logo folded={!opened} />}
      <nav aria-label="菜单" className="sidebar-scroll">
        <ul className="branch">
          {roots.map((entry) =>
            opened ? (
              <Branch
                key={entry.id}
                entry={entry}
                above={topNav ? lit.slice(0, 1).map(({ id }) => id) : []}
                open={open}
                onOpen={setOpen}
                at={at}
              />
            ) : (
              <Folded key={entry.id} entry={entry} lit={lit} at={at} />
            ),
          )}
        </ul>
      </nav>
    </aside>
  );
}

function Folded({ entry, lit, at }: { entry: Entry; lit: readonly Entry[]; at: number | undefined }) {
  const shown = shownAs(entry);
  const [open, setOpen] = useState<readonly number[]>([]);
  if (shown.children.length === 0) return <MenuLeaf entry={shown} lit={shown.id === at} bare />;
  const list = (
    <div className="sidebar-flyout">
      <strong>{shown.title}</strong>
      <ul className="branch">
        {shown.children.map((child) => (
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
        <button type="button" className="menu-row" data-lit={lit.some(({ id }) => id === entry.id)} aria-label={shown.title}>
          <i className={shown.icon || 'el-icon-menu'} aria-hidden />
        </button>
      </Popover>
    </li>
  );
}
