import { type WebhookDraft, webhookRefusals } from '#contract/notifications/webhooks.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { changedAddress } from './addresses.ts';
import { webhooks } from './queries.ts';
import { checkOfShop } from './rules.ts';

export const updateWebhook =
  ({ secrets, httpClient }: Pick<Services, 'secrets' | 'httpClient'>) =>
  async (write: Write, { id, name, url, events, merId }: WebhookDraft & { id: number }): Promise<null> => {
    if (!httpClient.mayAsk(url)) throw webhookRefusals.FORBIDDEN();
    const known = await webhooks.lock(write.tx, id);
    const shop = merId === undefined ? known.merId : (merId ?? 0);
    checkOfShop(shop, events);
    const address = changedAddress(secrets, known, url);
    await webhooks.set(write, id, { name: name.trim(), ...address, events: [...new Set(events)], merId: shop });
    return null;
  };
