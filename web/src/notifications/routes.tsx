import type { Screen } from '#web/ui/screen.ts';

export const notificationsRoutes: readonly Screen[] = [
  {
    path: '/operation/notification',
    title: '消息通知',
    needs: 'admin:system:notification:list',
    load: () => import('./notification-list/notification-list.tsx').then((module) => module.NotificationList),
  },
  {
    path: '/setting/webhooks',
    title: '事件推送',
    needs: 'admin:openapi:webhook:list',
    load: () => import('./webhook-list/webhook-list.tsx').then((module) => module.WebhookList),
  },
];
