import { sendMail } from './mails/send-mail.ts';
import { announceMail } from './mails/announce-mail.ts';
import { sendNotice } from './notices/send-notice.ts';
import { sendSubscription } from './letters/send-subscription.ts';
import { sendTemplate } from './letters/send-template.ts';
import { sendSms } from './sms/send-sms.ts';
import { settleEarly } from './letters/settle-early.ts';
import { settleSms } from './sms/settle-sms.ts';
import type { Senders, Settled } from './sender.ts';
import { sendWebhook } from './webhooks/send-webhook.ts';
import { announceDelivery } from './webhooks/announce-delivery.ts';

/** Channels that have a way out; a message is made for these alone. */
export const senders: Senders = {
  wechat: sendTemplate,
  routine: sendSubscription,
  sms: sendSms,
  notice: sendNotice,
  webhook: sendWebhook,
  mail: sendMail,
};

export const settled: Settled = {
  wechat: settleEarly,
  routine: settleEarly,
  sms: settleSms,
  mail: announceMail,
  webhook: announceDelivery,
};
