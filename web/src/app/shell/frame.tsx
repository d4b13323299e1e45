import { Suspense, lazy, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSettings } from '../look/settings.ts';
import { closeSidebar, isPhone, useFrame, watchWidth } from '../look/layout-store.ts';
import { useEntered } from '../session/enter.ts';
import { homeOf } from '../session/guard.ts';
import { screenAt } from '../screens/screens.ts';
import { Extras } from './panels/extras.tsx';
import { Pages } from './pages.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { TagBar } from './tag-bar/tag-bar.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useMenu } from './use-menu.ts';

const ImpersonationBar = lazy(() => import('./impersonation-bar.tsx').then((module) => ({ default: module.ImpersonationBar })));

const AsleepBar = lazy(() => import('./asleep-bar.tsx').then((module) => ({ default: module.AsleepBar })));

/** Sidebar, top bar, tags, the page and the footer. */
export function Frame() {
  const { pathname } = useLocation();
  const { opened, still, mobile } = useFrame();
  const { fixedHeader, tagsView } = useSettings();
  const menu = useMenu();
  const phone = isPhone();
  const until = useEntered(({ impersonatedUntil }) => impersonatedUntil);
  const isAsleep = useEntered((entered) => entered.isAsleep);

  useLayoutEffect(watchWidth, []);
  useLayoutEffect(() => {
    if (useFrame.getState().mobile) closeSidebar(false);
  }, [pathname]);

  if (pathname === '/') return <Navigate to={homeOf(phone)} replace />;
  if (screenAt(pathname)?.screen.layout === 'bare') return <Pages menu={menu} />;
  return (
    <div className="frame" data-mobile={mobile} data-folded={!opened} data-still={still}>
      <a className="skip-link" href="#page">
        跳到内容
      </a>
      {mobile && opened && (
        <button type="button" className="frame-backdrop" aria-label="收起菜单" onClick={() => closeSidebar(false)} />
      )}
      <Sidebar menu={menu} />
      <div className="frame-main" data-fixed={fixedHeader}>
        {until && (
          <Suspense>
            <ImpersonationBar until={until} />
          </Suspense>
        )}
        {isAsleep && (
          <Suspense>
            <AsleepBar />
          </Suspense>
        )}
        <header className="frame-head">
          <TopBar menu={menu} />
          {tagsView && !phone && !mobile && <TagBar />}
        </header>
        <Pages menu={menu} />
      </div>
      <Extras menu={menu} />
    </div>
  );
}
