import { lazy } from 'react';
import { settingHistoryCalls } from '#contract/settings/setting-history.ts';
import { OpenButton } from '#web/ui/index.ts';
import type { HistoryOf } from './history-of.ts';

const SavesDrawer = lazy(() => import('./saves-drawer.tsx').then((module) => ({ default: module.SavesDrawer })));

/** Button that opens the saves of a form of settings. */
export const SettingHistoryButton = (of: HistoryOf) => (
  <OpenButton label="修改记录" call={settingHistoryCalls.history}>
    {(close) => <SavesDrawer {...of} onClose={close} />}
  </OpenButton>
);
