import type { Screen } from '#web/ui/screen.ts';

export const runsRoutes: readonly Screen[] = [
  {
    path: '/run',
    title: '批量操作记录',
    needs: [
      'admin:product:update',
      'admin:product:up',
      'admin:product:down',
      'admin:product:delete',
      'admin:product:restore',
      'admin:user:group',
      'admin:user:tag',
      'admin:coupon:user:receive',
      'admin:user:import',
      'admin:product:import',
      'admin:order:send',
      'admin:order:past:import',
      'admin:crawing:product',
      'admin:settlement:generate',
      'admin:cashier:bank:import',
    ],
    load: () => import('./run-list.tsx').then((module) => module.RunList),
  },
];
