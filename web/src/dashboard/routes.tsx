import type { Screen } from '#web/ui/screen.ts';

export const dashboardRoutes: readonly Screen[] = [
  { path: '/dashboard', title: '首页', load: () => import('./home.tsx').then((module) => module.Home) },
  {
    path: '/setting/goingLive',
    title: '开店清单',
    needs: 'admin:going:live',
    load: () => import('./going-live/going-live.tsx').then((module) => module.GoingLive),
  },
  {
    path: '/dashboard/views',
    title: '访问量',
    under: '/dashboard',
    needs: 'admin:statistics:home:index',
    load: () => import('./view-chart.tsx').then((module) => module.ViewChart),
  },
];
