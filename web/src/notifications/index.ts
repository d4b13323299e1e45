export const loadNoticeDrawer = () => import('./inbox/notice-drawer.tsx').then((module) => module.NoticeDrawer);
export { useUnread } from './inbox/use-unread.ts';
export { notificationsRoutes } from './routes.tsx';
