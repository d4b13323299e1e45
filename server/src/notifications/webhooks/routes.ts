import { deliveryCalls, webhookCalls } from '#contract/notifications/webhooks.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { getWebhook, listDeliveries, listWebhooks, webhooks } from './queries.ts';
import { resendDelivery } from './resend-delivery.ts';
import { rotateSecret } from './rotate-secret.ts';
import { saveWebhook } from './save-webhook.ts';
import { testWebhook } from './test-webhook.ts';
import { updateWebhook } from './update-webhook.ts';

export const webhookRoutes = (services: Pick<Services, 'secrets' | 'httpClient'>) => [
  ...serve(webhookCalls, {
    list: read(listWebhooks),
    save: write(saveWebhook(services)),
    update: edit(updateWebhook(services), getWebhook),
    updateStatus: write(webhooks.change),
    rotate: write(rotateSecret(services.secrets)),
    delete: write(deleteWebhook),
    test: write(testWebhook),
  }),
  ...serve(deliveryCalls, { list: read(listDeliveries), resend: write(resendDelivery) }),
];
