import { sendMail } from './mails/send-mail.ts';
import { tellOfMail } from './mails/tell-of-mail.ts';
import { sendNotice } from './notices/send-notice.ts';
import type { Senders, Settled } from './sender.ts';
import { sendWebhook } from './webhooks/send-webhook.ts';
import { tellOfDelivery } from './webhooks/tell-of-delivery.ts';

/** Channels that have a way out; a message is made for these alone. */
export const senders: Senders = {
  notice: sendNotice,
  webhook: sendWebhook,
  mail: sendMail,
};

export const settled: Settled = { mail: tellOfMail, webhook: tellOfDelivery };
