import type { Screen } from '#web/ui/screen.ts';

export const orderFiguresRoutes: readonly Screen[] = [
  {
    path: '/financial/reports',
    title: '报表',
    needs: 'admin:statistics:report:list',
    load: () => import('./reports/report-page.tsx').then((module) => module.ReportPage),
  },
  {
    path: '/javaMobile/orderStatistics',
    title: '订单统计',
    phone: true,
    needs: ['admin:order:status:num', 'admin:order:statistics'],
    load: () => import('./statistics/phone-home.tsx').then((module) => module.PhoneHome),
  },
  {
    path: '/javaMobile/orderStatisticsDetail/:type/:time?',
    title: '订单数据统计',
    phone: true,
    needs: 'admin:order:time',
    load: () => import('./statistics/statistics-detail.tsx').then((module) => module.StatisticsDetail),
  },
];
