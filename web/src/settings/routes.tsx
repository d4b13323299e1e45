import { configCalls } from '#contract/settings/config.ts';
import type { Screen } from '#web/ui/screen.ts';

export const settingsRoutes: readonly Screen[] = [
  {
    path: '/setting/business',
    title: '经营设置',
    call: configCalls.info,
    load: () => import('./business-settings.tsx').then((module) => module.BusinessSettings),
  },
];
