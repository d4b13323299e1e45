import type { Services } from '#server/platform/services.ts';
import { noticeRoutes } from './notices/routes.ts';
import { clearNotices } from './notices/clear-notices.ts';
import { returnNotices } from './notices/return-notices.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { clearLetters, sendDue, sendLetters } from './outbox/jobs.ts';
import { letterRoutes } from './letters/routes.ts';
import { mailRoutes } from './mails/routes.ts';
import { askOutcomes } from './sms/ask-outcomes.ts';
import { clearSmsRecords } from './sms/clear-records.ts';
import './sms/personal.ts';
import { smsRecordRoutes } from './sms/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export { seedNotifications } from './notifications/seed-notifications.ts';
export { updateNotification } from './notifications/update-notification.ts';
export { keepTemplates } from './account-templates/queries.ts';
export { deleteLettersBefore } from './outbox/queries.ts';
export { notification } from './notifications/tables.ts';
export { isMailOpen } from './mails/is-mail-open.ts';
export { describesNotices } from './notices/described.ts';
export { postMail } from './mails/post-mail.ts';
export { tryMail } from './mails/try-mail.ts';
export { mailProgress } from './mails/queries.ts';
export { mail } from './mails/tables.ts';
export { outbox } from './outbox/tables.ts';
export { readsAddressees } from './receivers/addressees.ts';
export { type FactsContext, type LetterFacts, readsFacts } from './receivers/letter-facts.ts';
export { type SmsDraft, insertRecord } from './sms/queries.ts';
export { recordSms } from './sms/record-sms.ts';
export { sendRecorded } from './sms/send-recorded.ts';
export { readsResults } from './letters/early-results.ts';
export { takeOverLetters } from './outbox/take-over-letters.ts';
export { takeOverRecords } from './sms/take-over-records.ts';
export { settleDelivery } from './letters/settle-delivery.ts';
export { notify } from './outbox/notify.ts';
export { noticeApp } from './outbox/notice-app.ts';
export { notifyCustomers } from './outbox/notify-customers.ts';
export { notifyHolder } from './outbox/notify-holder.ts';
export { notifyPerson } from './outbox/notify-person.ts';
export { sealAddresses } from './webhooks/seal-addresses.ts';
export { callWebhooks } from './webhooks/call-webhooks.ts';
export { callWebhooksOfMany } from './webhooks/call-webhooks-of-many.ts';

export const notificationsRoutes = (services: Services) => [
  ...notificationRoutes(services),
  ...templateRoutes(services),
  ...noticeRoutes,
  ...outboxRoutes,
  ...letterRoutes(services),
  ...smsRecordRoutes,
  ...mailRoutes(services),
  ...webhookRoutes(services),
];
export const notificationJobs = [sendLetters];
export const notificationTimers = [sendDue, clearLetters, clearNotices, returnNotices, clearSmsRecords, askOutcomes];
