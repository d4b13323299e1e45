import type { Screen } from '#web/ui/screen.ts';

export const distributionRoutes: readonly Screen[] = [
  {
    path: '/distribution/distributionconfig',
    title: '分销配置',
    needs: 'admin:retail:spread:manage:get',
    load: () => import('./config-page/config-page.tsx').then((module) => module.ConfigPage),
  },
];
