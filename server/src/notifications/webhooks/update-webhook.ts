import type { WebhookDraft } from '#contract/notifications/webhooks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { webhooks } from './queries.ts';

export async function updateWebhook(write: Write, { id, name, url, events }: WebhookDraft & { id: number }): Promise<null> {
  await webhooks.set(write, id, { name: name.trim(), url, events: [...new Set(events)] });
  return null;
}
