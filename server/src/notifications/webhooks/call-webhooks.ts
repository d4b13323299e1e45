import type { WebhookEvent } from '#contract/notifications/webhooks.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sendLetters } from '../outbox/jobs.ts';
import { hooksOf, insertDeliveries } from './queries.ts';

const LONGEST = 200;

/** Tells other systems of an event, or of several of a kind, once the write is committed. */
export async function callWebhooks(write: Write, event: WebhookEvent, ...subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  const hooks = await hooksOf(write.tx, event);
  if (hooks.length === 0) return;
  const messages = hooks.flatMap((webhookId) =>
    subjects.map((subject) => ({ webhookId, event, subject: subject.slice(0, LONGEST) })),
  );
  await insertDeliveries(write, messages);
  await later(write, sendLetters, {});
}
