import type { Screen } from '#web/ui/screen.ts';
import { MOVES, MOVE_BEGIN, MOVE_RUN, OPENING } from './places.ts';

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
  {
    path: MOVES,
    title: '迁入',
    needs: 'admin:system:move:list',
    load: () => import('./move-page/move-list.tsx').then((module) => module.MoveList),
  },
  {
    path: MOVE_BEGIN,
    title: '迁入旧店',
    under: MOVES,
    needs: 'admin:system:move:run',
    load: () => import('./move-page/move-begin.tsx').then((module) => module.MoveBegin),
  },
  {
    path: `${MOVE_RUN}/:id`,
    title: '迁入报告',
    under: MOVES,
    needs: 'admin:system:move:list',
    load: () => import('./move-page/move-run.tsx').then((module) => module.MoveRun),
  },
  {
    path: OPENING,
    title: '开始营业',
    under: MOVES,
    needs: 'admin:system:move:list',
    load: () => import('./opening-page/opening-page.tsx').then((module) => module.OpeningPage),
  },
  {
    path: '/maintain/system/backups',
    title: '备份',
    needs: 'admin:system:backup:list',
    load: () => import('./backup-list/backup-list.tsx').then((module) => module.BackupList),
  },
];
