import type { Screen } from '#web/ui/screen.ts';

export const notificationsRoutes: readonly Screen[] = [
  {
    path: '/dashboard/inbox',
    title: '通知',
    under: '/dashboard',
    load: () => import('./inbox/inbox.tsx').then((module) => module.Inbox),
  },
  {
    path: '/operation/notification',
    title: '消息通知',
    needs: 'admin:system:notification:list',
    load: () => import('./notification-list/notification-list.tsx').then((module) => module.NotificationList),
  },
  {
    path: '/user/letter',
    title: '发送记录',
    needs: 'admin:system:notification:letter:list',
    load: () => import('./letter-list/letter-list.tsx').then((module) => module.LetterList),
  },
  {
    path: '/setting/webhooks',
    title: '事件推送',
    needs: 'admin:openapi:webhook:list',
    load: () => import('./webhook-list/webhook-list.tsx').then((module) => module.WebhookList),
  },
];
