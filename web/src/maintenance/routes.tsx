import type { Screen } from '#web/ui/screen.ts';

export const maintenanceRoutes: readonly Screen[] = [
  {
    path: '/maintain/system/timers',
    title: '定时任务',
    needs: 'admin:system:timer:list',
    load: () => import('./timer-list/timer-list.tsx').then((module) => module.TimerList),
  },
  {
    path: '/maintain/system/status',
    title: '系统状态',
    needs: 'admin:system:status',
    load: () => import('./system-status/system-status.tsx').then((module) => module.SystemStatus),
  },
];
