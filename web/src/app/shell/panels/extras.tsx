import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { guardWindow } from '#web/ui/basics/unsaved.ts';
import { listenForUndo, useSession } from '#web/ui/wire/index.ts';
import { loadNoticeDrawer } from '#web/notifications/index.ts';
import { startLive } from '../../live/live.ts';
import type { MenuItem } from '../../menu/menu.ts';
import { Finder } from './finder/finder.tsx';
import { listenForKeys } from './keys.ts';
import { close, usePanel } from '../../look/panel-store.ts';
import { SignInAgain } from './sign-in-again.tsx';

const SettingsDrawer = lazy(() => import('./settings-drawer.tsx').then((module) => ({ default: module.SettingsDrawer })));
const KeySheet = lazy(() => import('./key-sheet.tsx').then((module) => ({ default: module.KeySheet })));
const NoticeDrawer = lazy(() => loadNoticeDrawer().then((drawer) => ({ default: drawer })));
const FaultLog = lazy(() => import('./fault-log.tsx').then((module) => ({ default: module.FaultLog })));

/** Panels over the frame, each loaded when it is first asked for, and the listeners beside it. */
export function Extras({ menu }: { menu: readonly MenuItem[] }) {
  const shown = usePanel((panel) => panel.shown);
  const client = useQueryClient();
  const token = useSession((session) => session.token);
  const hasNews = useSession((session) => session.info?.isWireOnly !== true);
  const navigate = useNavigate();
  // Another one after each step; the line stays.
  const latest = useRef(navigate);

  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(listenForKeys, []);
  useEffect(listenForUndo, []);
  useEffect(guardWindow, []);
  useEffect(
    () => (token === undefined || !hasNews ? undefined : startLive(client, token, (path) => void latest.current(path))),
    [client, token, hasNews],
  );

  return (
    <>
      <SignInAgain />
      <Suspense>
        {shown === 'finder' && <Finder menu={menu} onClose={close} />}
        {shown === 'settings' && <SettingsDrawer onClose={close} />}
        {shown === 'keys' && <KeySheet onClose={close} />}
        {shown === 'notices' && <NoticeDrawer onClose={close} />}
        {shown === 'faults' && <FaultLog onClose={close} />}
      </Suspense>
    </>
  );
}
