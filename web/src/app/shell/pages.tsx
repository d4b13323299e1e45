import { Activity, type ComponentType, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isPhone } from '../look/layout-store.ts';
import { MissingPage } from '../pages/missing-page.tsx';
import { RefusedPage } from '../pages/refused-page.tsx';
import { mayOpen, screenAt } from '../screens/screens.ts';
import type { MenuItem } from '../menu/menu.ts';
import { openTags, useTags, visit } from '../menu/tags.ts';
import { titleAt } from '../screens/titles.ts';
import { KeepAlivePage } from './keep-alive-page.tsx';
import { useHere } from '../screens/use-here.ts';
import { useTitle } from './use-title.ts';

const notices: Readonly<Record<string, ComponentType>> = { '/401': RefusedPage, '/404': MissingPage };

/** Addresses that were in sight since the shop was loaded: a tab that came back with the session costs nothing until it is opened. */
function useSeen(address: string): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (!seen.has(address)) setSeen(new Set([...seen, address]));
  return seen;
}

/** Every visited page; those not in sight stay mounted, so filters, scroll and half-typed forms are still there. */
export function Pages({ menu }: { menu: readonly MenuItem[] }) {
  const location = useLocation();
  const tags = useTags((state) => state.tags);
  const found = screenAt(location.pathname);
  const Alone = notices[location.pathname];
  const open = found !== undefined && mayOpen(found.screen);
  const title = titleAt(menu, location.pathname);
  const seen = useSeen(location.pathname);
  useTitle(useHere(menu));

  useLayoutEffect(() => {
    if (useTags.getState().tags.length === 0) openTags(!isPhone());
  }, []);
  useLayoutEffect(() => {
    if (open) visit(location, title);
  }, [location, open, title]);

  return (
    <main className="pages" id="page" tabIndex={-1}>
      {Alone && <Alone />}
      {!Alone && !found && <Navigate to="/404" replace />}
      {!Alone && found && !open && <Navigate to="/401?noGoBack=1" replace />}
      {tags.map((tag) => (
        <Activity key={`${tag.path} ${tag.round}`} name={tag.path} mode={tag.path === location.pathname ? 'visible' : 'hidden'}>
          {seen.has(tag.path) && <KeepAlivePage tag={tag} />}
        </Activity>
      ))}
    </main>
  );
}
