import { type WebhookDraft, no } from '#contract/notifications/webhooks.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { MOST_WEBHOOKS, newSecret } from './rules.ts';
import { countWebhooks, webhooks } from './queries.ts';

/** The secret leaves the server once, in this answer. */
export const saveWebhook =
  (secrets: Secrets) =>
  async (write: Write, { name, url, events }: WebhookDraft) => {
    if ((await countWebhooks(write.tx)) >= MOST_WEBHOOKS) throw no.TOO_MANY();
    const secret = newSecret();
    await webhooks.insert(write, { name: name.trim(), url, events: [...new Set(events)], secret: secrets.encrypt(secret) });
    return { secret };
  };
