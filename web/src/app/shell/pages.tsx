import { Activity, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isPhone } from '../look/layout-store.ts';
import { MissingPage } from '../pages/missing-page.tsx';
import { RefusedPage } from '../pages/refused-page.tsx';
import { mayOpen, screenAt } from '../screens/screens.ts';
import { openTags, useTags, visit } from '../menu/tags.ts';
import { titleAt } from '../screens/titles.ts';
import { KeptPage } from './kept-page.tsx';
import { useTitle } from './use-title.ts';

const errorPages = new Map([
  ['/401', { title: '401', page: <RefusedPage /> }],
  ['/404', { title: '404', page: <MissingPage /> }],
]);

/** Every visited page; those not in sight stay mounted, so filters, scroll and half-typed forms are still there. */
export function Pages() {
  const location = useLocation();
  const tags = useTags((state) => state.tags);
  const found = screenAt(location.pathname);
  const alone = errorPages.get(location.pathname);
  const open = found !== undefined && mayOpen(found.screen);
  const title = titleAt(location.pathname);
  useTitle(alone?.title ?? title);

  useLayoutEffect(() => {
    if (useTags.getState().tags.length === 0) openTags(!isPhone());
  }, []);
  useLayoutEffect(() => {
    if (open) visit(location, title);
  }, [location, open, title]);

  return (
    <main className="pages" id="page" tabIndex={-1}>
      {alone?.page}
      {!alone && !found && <Navigate to="/404" replace />}
      {!alone && found && !open && <Navigate to="/401?noGoBack=1" replace />}
      {tags.map((tag) => (
        <Activity key={`${tag.path} ${tag.round}`} name={tag.path} mode={tag.path === location.pathname ? 'visible' : 'hidden'}>
          <KeptPage tag={tag} />
        </Activity>
      ))}
    </main>
  );
}
