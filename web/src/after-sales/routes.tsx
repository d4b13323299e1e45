import type { Screen } from '#web/ui/screen.ts';

export const afterSalesRoutes: readonly Screen[] = [
  {
    path: '/order/returns',
    title: '退换货',
    phone: true,
    needs: 'admin:order:case:list',
    load: () => import('./case-list/case-list.tsx').then((module) => module.CaseList),
  },
];
