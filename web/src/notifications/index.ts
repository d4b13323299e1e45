export const loadNoticeDrawer = () => import('./notices/notice-drawer.tsx').then((module) => module.NoticeDrawer);
export { useUnread } from './notices/use-unread.ts';
export { notificationsRoutes } from './routes.tsx';
