import { type WebhookEvent, deliveryCalls, webhookCalls } from '#contract/notifications/webhooks.ts';
import type { Shop } from './shop.ts';

/** An address that nothing is ever sent to, because its name leads to the inner network; its deliveries say what it was told. */
export const webhooksIn = (shop: Shop) => ({
  async hook(...events: WebhookEvent[]) {
    await shop.admin().run(webhookCalls.save, { name: `系统 ${events.join()}`, url: 'https://localhost/hook', events });
    return async () => {
      const { list } = await shop.admin().run(deliveryCalls.list, { page: 1, limit: 50 });
      return list
        .map(({ event, subject }) => `${event} ${subject}`)
        .filter((told) => events.some((event) => told.startsWith(event)));
    };
  },
});
