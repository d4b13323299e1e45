import { sendNotice } from './notices/send-notice.ts';
import type { Senders } from './sender.ts';
import { sendWebhook } from './webhooks/send-webhook.ts';

/** Channels that have a way out; a message is made for these alone. */
export const senders: Senders = {
  notice: sendNotice,
  webhook: sendWebhook,
};
