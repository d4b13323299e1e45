import { useLocation } from 'react-router';
import { useFrame } from '../../look/layout-store.ts';
import { type MenuItem, isSettings, litFor } from '../../menu/menu.ts';
import { placeInMenu } from '../../screens/screens.ts';
import { useSettings } from '../../look/settings.ts';
import { Branch } from './branch.tsx';
import { FoldedBranch } from './folded-branch.tsx';
import { Logo } from './logo.tsx';
import { useInSight } from './use-in-sight.ts';
import { useOpenBranch } from './use-open-branch.ts';

/** The menu, the settings at its foot. Of the branches side by side one at most is open; folded, they open beside it. */
export function Sidebar({ menu }: { menu: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  const opened = useFrame((frame) => frame.opened);
  const { topNav, sidebarLogo } = useSettings();
  const lit = litFor(menu, placeInMenu(pathname));
  const [open, setOpen] = useOpenBranch(lit);
  const at = lit.at(-1)?.id;
  const above = topNav ? lit.slice(0, 1).map(({ id }) => id) : [];
  const roots = topNav ? (lit[0]?.children ?? menu) : menu;
  const foot = topNav ? [] : roots.filter(isSettings);

  // Settings that are open scroll with the rest: pinned, they would leave the shop a slit.
  const isFootOpen = opened && foot.some(({ id }) => open.includes(id));
  const nav = useInSight(isFootOpen, pathname);

  const rowOf = (entry: MenuItem) =>
    opened ? (
      <Branch key={entry.id} entry={entry} above={above} open={open} onOpen={setOpen} at={at} />
    ) : (
      <FoldedBranch key={entry.id} entry={entry} lit={lit} at={at} />
    );
  return (
    <aside className="sidebar">
      {sidebarLogo && <Logo folded={!opened} />}
      <nav ref={nav} aria-label="菜单" className="sidebar-menu" data-whole={isFootOpen}>
        <ul className="branch sidebar-scroll">{roots.filter((entry) => !foot.includes(entry)).map(rowOf)}</ul>
        {foot.length > 0 && <ul className="branch sidebar-foot">{foot.map(rowOf)}</ul>}
      </nav>
    </aside>
  );
}
