import { createHmac, randomBytes } from 'node:crypto';
import { TEST_EVENT, type WebhookEvent } from '#contract/notifications/webhooks.ts';

export const MOST_WEBHOOKS = 20;

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** What the subject of an event is called in a message. */
const SUBJECTS: Readonly<Record<WebhookEvent | typeof TEST_EVENT, string>> = {
  'order.paid': 'orderNo',
  'order.sent': 'orderNo',
  'order.received': 'orderNo',
  'order.refunded': 'orderNo',
  'product.changed': 'productId',
  'stock.low': 'productName',
  [TEST_EVENT]: 'text',
};

interface Told {
  messageId: string;
  event: string;
  subject: string;
  at: Date;
}

/** A message names what it is about and no more: the other side asks for the rest with its key. */
export function bodyOf({ messageId, event, subject, at }: Told): string {
  const name = SUBJECTS[event as keyof typeof SUBJECTS] ?? 'subject';
  return JSON.stringify({ id: messageId, event, createdAt: at.toISOString(), data: { [name]: subject } });
}

/** The time is signed as well, so that an old message is no new one. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

export function headersOf(secret: string, { messageId, event }: Told, now: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'x-signalbox-event': event,
    'x-signalbox-id': messageId,
    'x-signalbox-timestamp': timestamp,
    'x-signalbox-signature': signatureOf(secret, timestamp, body),
  };
}
