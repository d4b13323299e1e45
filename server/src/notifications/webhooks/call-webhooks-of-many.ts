import type { WebhookEvent } from '#contract/notifications/webhooks.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sendLetters } from '../outbox/jobs.ts';
import { idsFor } from './heard-by.ts';
import { hooksOf, insertDeliveries } from './queries.ts';
import { batchesOf } from './rules.ts';

/** Tells of one act on many records: a message for a hundred of them, each named once. */
export async function callWebhooksOfMany(write: Write, event: WebhookEvent, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const hooks = await hooksOf(write.tx, event);
  if (hooks.length === 0) return;
  const messages: ({ webhookId: number; event: WebhookEvent } & ReturnType<typeof batchesOf>[number])[] = [];
  for (const { id: webhookId, merId } of hooks) {
    const own = await idsFor(write.tx, merId, ids);
    if (own.length > 0) messages.push(...batchesOf(own).map((batch) => ({ webhookId, event, ...batch })));
  }
  if (messages.length === 0) return;
  await inChunks(messages, (chunk) => insertDeliveries(write, chunk));
  await later(write, sendLetters, {});
}
