import { randomUUID } from 'node:crypto';
import { and, arrayContains, desc, eq, inArray } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { type WebhookEvent, type deliveryCalls, webhookRefusals, type webhookCalls } from '#contract/notifications/webhooks.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf, pageOfJoined } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertLetters } from '../outbox/queries.ts';
import { outbox } from '../outbox/tables.ts';
import { type StoredAddress, shownAddress } from './addresses.ts';
import { webhook, webhookDelivery } from './tables.ts';

export const webhooks = rowsOf(webhook, { missing: webhookRefusals.NOT_FOUND });

const showWebhook = <R extends StoredAddress>(row: R) => ({ ...row, url: shownAddress(row) });

export function listWebhooks(db: Db, paging: Input<typeof webhookCalls.list>) {
  const { id, name, url, query, events, merId, isOn, createTime } = webhook;
  const select = { id, name, url, query, events, merId, isOn, createTime };
  return pageOf(db, paging, { select, from: webhook, order: [desc(id)], show: (rows) => rows.map(showWebhook) });
}

export const getWebhook = async (db: Db, { id }: { id: number }) => showWebhook(await webhooks.get(db, id));

export const countWebhooks = (db: Db): Promise<number> => db.$count(webhook);

export const hooksOf = (tx: Tx, event: WebhookEvent) =>
  tx
    .select({ id: webhook.id, merId: webhook.merId })
    .from(webhook)
    .where(and(eq(webhook.isOn, true), arrayContains(webhook.events, [event])));

type Message = Pick<typeof webhookDelivery.$inferInsert, 'webhookId' | 'event' | 'subject' | 'ids'> & {
  messageId?: string;
  at?: Date;
};

/** Each with its letter in the outbox, which knows how far it is. */
export async function insertDeliveries(write: Write, messages: readonly Message[]): Promise<void> {
  const letters = await insertLetters(
    write,
    messages.map(({ event, subject }) => ({ mark: event, channel: 'webhook' as const, subject })),
  );
  const rows = messages.map(({ messageId = randomUUID(), at = write.now, ...message }, index) => ({
    ...message,
    messageId,
    at,
    outboxId: letters[index] ?? 0,
  }));
  await write.tx.insert(webhookDelivery).values(rows);
}

const found = {
  delivery: webhookDelivery,
  webhook,
};

const deliveries = (db: Db) =>
  db.select(found).from(webhookDelivery).innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId));

export async function findDelivery(db: Db, by: { id: number } | { outboxId: number }) {
  const where = 'id' in by ? eq(webhookDelivery.id, by.id) : eq(webhookDelivery.outboxId, by.outboxId);
  const [row] = await deliveries(db).where(where);
  return row;
}

export const setCode = (tx: Tx, id: number, code: number | null) =>
  tx.update(webhookDelivery).set({ code }).where(eq(webhookDelivery.id, id));

export function listDeliveries(
  db: Db,
  { webhookId, state, ...paging }: Input<typeof deliveryCalls.list>,
): Promise<Answer<typeof deliveryCalls.list>> {
  const { id, event, subject, code } = webhookDelivery;
  const { attempts, lastError, createTime, updateTime } = outbox;
  const inState = state && db.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, state));
  const where = and(equal(webhookDelivery.webhookId, webhookId), inState && inArray(webhookDelivery.outboxId, inState));
  const query = db
    .select({
      id,
      event,
      subject,
      code,
      state: outbox.state,
      attempts,
      lastError,
      createTime,
      updateTime,
      webhookName: webhook.name,
    })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .innerJoin(outbox, eq(outbox.id, webhookDelivery.outboxId));
  return pageOfJoined(db, paging, query, { from: webhookDelivery, where, order: [desc(id)] }, (rows) => rows);
}
