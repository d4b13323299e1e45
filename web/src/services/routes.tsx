import type { Screen } from '#web/ui/screen.ts';

export const servicesRoutes: readonly Screen[] = [
  {
    path: '/maintain/system/incoming',
    title: '接收记录',
    needs: 'admin:system:incoming:list',
    load: () => import('./incoming-notice-list/incoming-notice-list.tsx').then((module) => module.IncomingNoticeList),
  },
  {
    path: '/maintain/system/services',
    title: '外部服务',
    needs: 'admin:system:service:list',
    load: () => import('./outside-service-board/outside-service-board.tsx').then((module) => module.OutsideServiceBoard),
  },
];
