import { noticeRoutes } from './notices/routes.ts';
import { clearNotices } from './notices/clear-notices.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { clearLetters, sendDue, sendLetters } from './outbox/jobs.ts';
import { outboxRoutes } from './outbox/routes.ts';

export { seedNotifications } from './notifications/seed-notifications.ts';
export { deleteLettersBefore } from './outbox/queries.ts';
export { tell } from './outbox/tell.ts';

export const notificationsRoutes = [...notificationRoutes, ...noticeRoutes, ...outboxRoutes];
export const notificationJobs = [sendLetters];
export const notificationTimers = [sendDue, clearLetters, clearNotices];
