import type { Screen } from '#web/ui/screen.ts';

export const distributionRoutes: readonly Screen[] = [
  {
    path: '/distribution/index',
    title: '分销员管理',
    needs: 'admin:retail:list',
    load: () => import('./promoter-list/promoter-list.tsx').then((module) => module.PromoterList),
  },
  {
    path: '/distribution/distributionconfig',
    title: '分销配置',
    needs: 'admin:retail:spread:manage:get',
    load: () => import('./config-page/config-page.tsx').then((module) => module.ConfigPage),
  },
];
