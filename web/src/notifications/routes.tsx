import type { Screen } from '#web/ui/screen.ts';

export const notificationsRoutes: readonly Screen[] = [
  {
    path: '/operation/notification',
    title: '消息通知',
    needs: 'admin:system:notification:list',
    load: () => import('./notification-list/notification-list.tsx').then((module) => module.NotificationList),
  },
];
