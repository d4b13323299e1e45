import type { Screen } from '#web/ui/screen.ts';

export const maintenanceRoutes: readonly Screen[] = [
  {
    path: '/maintain/authorization',
    alsoAt: '/maintain/authCRMEB',
    title: '授权证书申请',
    needs: 'admin:system:authorization',
    load: () => import('./authorization-list/authorization-list.tsx').then((module) => module.AuthorizationList),
  },
  {
    path: '/maintain/system/changes',
    title: '操作日志',
    needs: 'admin:system:change:list',
    load: () => import('./change-log-page/change-log-page.tsx').then((module) => module.ChangeLogPage),
  },
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
  {
    path: '/maintain/system/incidents',
    title: '异常',
    needs: 'admin:system:incident:list',
    load: () => import('./incident-list/incident-list.tsx').then((module) => module.IncidentList),
  },
];
