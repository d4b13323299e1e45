import { createHmac, randomBytes } from 'node:crypto';
import { TEST_EVENT, type WebhookEvent, webhookRefusals } from '#contract/notifications/webhooks.ts';

export const MOST_WEBHOOKS = 20;

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** Field that names the subject of an event in a message. */
const SUBJECTS: Readonly<Record<WebhookEvent | typeof TEST_EVENT, string>> = {
  'order.repriced': 'orderNo',
  'order.paid': 'orderNo',
  'order.ready': 'orderNo',
  'order.sent': 'orderNo',
  'order.received': 'orderNo',
  'order.refunded': 'orderNo',
  'return.agreed': 'caseNo',
  'return.refused': 'caseNo',
  'return.exchanged': 'caseNo',
  'product.changed': 'productId',
  'stock.low': 'productName',
  'bargain.succeeded': 'participationId',
  'team.succeeded': 'teamId',
  'team.failed': 'teamId',
  [TEST_EVENT]: 'text',
};

/** Record that an event of a shop is about; of one that is told `isWhole` alone others may have had a part. */
const RECORDS: Readonly<Partial<Record<WebhookEvent, { noun: string; isWhole?: true }>>> = {
  'order.repriced': { noun: 'order' },
  'order.paid': { noun: 'order' },
  'order.ready': { noun: 'order' },
  'order.sent': { noun: 'order', isWhole: true },
  'order.received': { noun: 'order' },
  'order.refunded': { noun: 'order', isWhole: true },
  'return.agreed': { noun: 'return_case' },
  'return.refused': { noun: 'return_case' },
  'return.exchanged': { noun: 'return_case' },
  'product.changed': { noun: 'product' },
  'stock.low': { noun: 'product' },
};

/** Undefined for an event that is told of no shop in particular. */
export const recordOf = (event: WebhookEvent) => RECORDS[event];

/** An address of a shop hears of nothing that is of no shop. */
export function checkOfShop(merId: number, events: readonly WebhookEvent[]): void {
  if (merId > 0 && events.some((event) => !recordOf(event))) throw webhookRefusals.NOT_BY_SHOP();
}

/** Records of one message at most. */
const BATCH = 100;

interface Batch {
  subject: string;
  /** Keys of several records; null for a single one, as when a form is saved. */
  ids: number[] | null;
}

/** Messages of an act on many records, each named once; a single one is told as if it were saved by itself. */
export function batchesOf(ids: readonly number[]): Batch[] {
  const each = [...new Set(ids)];
  if (each.length === 1) return [{ subject: String(each[0]), ids: null }];
  return Array.from({ length: Math.ceil(each.length / BATCH) }, (_, nth) => {
    const batch = each.slice(nth * BATCH, (nth + 1) * BATCH);
    return { subject: `${batch.slice(0, 3).join('、')}${batch.length > 3 ? ' 等' : ''}（${batch.length} 件）`, ids: batch };
  });
}

interface WebhookMessage {
  messageId: string;
  event: string;
  subject: string;
  ids: readonly number[] | null;
  at: Date;
}

/** A message names what it is about and no more: the other side asks for the rest with its key. */
export function bodyOf({ messageId, event, subject, ids, at }: WebhookMessage): string {
  const name = SUBJECTS[event as keyof typeof SUBJECTS] ?? 'subject';
  const data = ids ? { [`${name}s`]: ids.map(String) } : { [name]: subject };
  return JSON.stringify({ id: messageId, event, createdAt: at.toISOString(), data });
}

/** The time is signed as well, so that an old message is no new one. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

export function headersOf(secret: string, { messageId, event }: WebhookMessage, now: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'x-signalbox-event': event,
    'x-signalbox-id': messageId,
    'x-signalbox-timestamp': timestamp,
    'x-signalbox-signature': signatureOf(secret, timestamp, body),
  };
}
