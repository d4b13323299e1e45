import type { WebhookEvent } from '#contract/notifications/webhooks.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sendLetters } from '../outbox/jobs.ts';
import { subjectsFor } from './heard-by.ts';
import { hooksOf, insertDeliveries } from './queries.ts';

const LONGEST = 200;

/** Tells other systems of an event, or of several of a kind, once the write is committed; one of a shop of what is its own. */
export async function callWebhooks(write: Write, event: WebhookEvent, ...subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  const hooks = await hooksOf(write.tx, event);
  if (hooks.length === 0) return;
  const messages: { webhookId: number; event: WebhookEvent; subject: string }[] = [];
  for (const { id: webhookId, merId } of hooks)
    for (const subject of await subjectsFor(write.tx, merId, event, subjects))
      messages.push({ webhookId, event, subject: subject.slice(0, LONGEST) });
  if (messages.length === 0) return;
  await insertDeliveries(write, messages);
  await later(write, sendLetters, {});
}
