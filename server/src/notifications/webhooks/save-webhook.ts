import { type WebhookDraft, webhookRefusals } from '#contract/notifications/webhooks.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { changedAddress } from './addresses.ts';
import { MOST_WEBHOOKS, checkOfShop, newSecret } from './rules.ts';
import { countWebhooks, webhooks } from './queries.ts';

/** The secret leaves the server once, in this answer. */
export const saveWebhook =
  ({ secrets, httpClient }: Pick<Services, 'secrets' | 'httpClient'>) =>
  async (write: Write, { name, url, events, merId }: WebhookDraft) => {
    checkOfShop(merId ?? 0, events);
    if (!httpClient.mayAsk(url)) throw webhookRefusals.FORBIDDEN();
    if ((await countWebhooks(write.tx)) >= MOST_WEBHOOKS) throw webhookRefusals.TOO_MANY();
    const secret = newSecret();
    const address = changedAddress(secrets, { url, query: '' }, url);
    await webhooks.insert(write, {
      name: name.trim(),
      ...address,
      events: [...new Set(events)],
      merId: merId ?? 0,
      secret: secrets.encrypt(secret),
    });
    return { secret };
  };
