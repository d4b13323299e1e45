import type { Services } from '#server/platform/services.ts';
import { noticeRoutes } from './notices/routes.ts';
import { clearNotices } from './notices/clear-notices.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { clearLetters, sendDue, sendLetters } from './outbox/jobs.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export { seedNotifications } from './notifications/seed-notifications.ts';
export { deleteLettersBefore } from './outbox/queries.ts';
export { notify } from './outbox/notify.ts';
export { notifyPerson } from './outbox/notify-person.ts';
export { callWebhooks } from './webhooks/call-webhooks.ts';
export { callWebhooksOfMany } from './webhooks/call-webhooks-of-many.ts';

export const notificationsRoutes = ({ secrets }: Pick<Services, 'secrets'>) => [
  ...notificationRoutes,
  ...noticeRoutes,
  ...outboxRoutes,
  ...webhookRoutes(secrets),
];
export const notificationJobs = [sendLetters];
export const notificationTimers = [sendDue, clearLetters, clearNotices];
