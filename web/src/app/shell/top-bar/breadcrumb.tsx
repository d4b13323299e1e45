import { Link, useLocation } from 'react-router';
import { type MenuItem, HOME, HOME_TITLE, leavesOf, litFor } from '../../menu/menu.ts';
import { placeInMenu } from '../../screens/screens.ts';

interface Crumb {
  title: string;
  to?: string | undefined;
}

const wayInto = ({ redirect, children, url }: MenuItem) =>
  redirect === '/noRedirect' ? undefined : redirect || leavesOf(children)[0]?.url || url;

/** The way down the menu to the page; its own name stands in its head. */
function crumbsOf(menu: readonly MenuItem[], pathname: string, here: string): Crumb[] {
  if (pathname === HOME) return [];
  const above = litFor(menu, placeInMenu(pathname)).filter(
    ({ title, url }) => url !== pathname && url !== HOME && title !== here,
  );
  // A page under a branch of the same name is said once.
  const once = above.filter(({ title }, nth) => title !== above[nth + 1]?.title);
  return [{ title: HOME_TITLE, to: HOME }, ...once.map((entry) => ({ title: entry.title, to: wayInto(entry) }))];
}

export function Breadcrumb({ menu, here }: { menu: readonly MenuItem[]; here: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="当前位置" className="crumbs">
      <ol>
        {crumbsOf(menu, pathname, here).map(({ title, to }, index) => (
          <li key={`${index} ${title}`}>{to === undefined ? <span>{title}</span> : <Link to={to}>{title}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}
