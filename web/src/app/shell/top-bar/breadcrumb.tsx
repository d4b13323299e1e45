import { Link, useLocation } from 'react-router';
import { type Entry, HOME, leavesOf, litFor } from '../../menu/menu.ts';
import { screenAt } from '../../screens/screens.ts';
import { titleAt } from '../../screens/titles.ts';

interface Crumb {
  title: string;
  to?: string | undefined;
}

const wayInto = ({ redirect, children, url }: Entry) =>
  redirect === '/noRedirect' ? undefined : redirect || leavesOf(children)[0]?.url || url;

function crumbsOf(menu: readonly Entry[], pathname: string): Crumb[] {
  if (pathname === HOME) return [{ title: '首页' }];
  const lit = litFor(menu, pathname);
  const trail = lit.map((entry) => ({ title: entry.title, to: wayInto(entry) }));
  const here = lit.at(-1)?.url === pathname ? [] : [{ title: screenAt(pathname) ? titleAt(pathname) : '' }];
  // A parent that stands for its only child says the same word twice.
  return [{ title: '首页', to: HOME }, ...trail, ...here].filter(
    ({ title }, index, all) => title !== '' && title !== all[index + 1]?.title,
  );
}

export function Breadcrumb({ menu }: { menu: readonly Entry[] }) {
  const { pathname } = useLocation();
  const crumbs = crumbsOf(menu, pathname);
  return (
    <nav aria-label="当前位置" className="crumbs">
      <ol>
        {crumbs.map(({ title, to }, index) => (
          <li key={`${index} ${title}`}>
            {to === undefined || index === crumbs.length - 1 ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{title}</span>
            ) : (
              <Link to={to}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
