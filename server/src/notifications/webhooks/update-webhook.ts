import { type WebhookDraft, webhookRefusals } from '#contract/notifications/webhooks.ts';
import type { HttpClient } from '#server/platform/http-client/http-client.ts';
import type { Write } from '#server/platform/write/write.ts';
import { webhooks } from './queries.ts';

export const updateWebhook =
  ({ mayAsk }: Pick<HttpClient, 'mayAsk'>) =>
  async (write: Write, { id, name, url, events }: WebhookDraft & { id: number }): Promise<null> => {
    if (!mayAsk(url)) throw webhookRefusals.FORBIDDEN();
    await webhooks.set(write, id, { name: name.trim(), url, events: [...new Set(events)] });
    return null;
  };
