import { Link, useLocation } from 'react-router';
import { type MenuItem, leavesOf, litFor } from '../../menu/menu.ts';
import { placeInMenu } from '../../screens/screens.ts';
import { useSettings } from '../../look/settings.ts';

/** The roots of the menu along the top; the sidebar then holds what is below the lit one. */
export function TopNav({ menu }: { menu: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  const icons = useSettings((settings) => settings.navIcon);
  const root = litFor(menu, placeInMenu(pathname))[0]?.id;
  return (
    <nav aria-label="一级菜单" className="top-nav">
      {menu.map((entry) => (
        <Link key={entry.id} to={leavesOf([entry])[0]?.url ?? entry.url} data-lit={entry.id === root}>
          {icons && entry.icon && <i className={entry.icon} aria-hidden />}
          {entry.title}
        </Link>
      ))}
    </nav>
  );
}
