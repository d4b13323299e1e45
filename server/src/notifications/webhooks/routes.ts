import { deliveryCalls, webhookCalls } from '#contract/notifications/webhooks.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listDeliveries, listWebhooks } from './queries.ts';
import { resendDelivery } from './resend-delivery.ts';
import { rotateSecret } from './rotate-secret.ts';
import { saveWebhook } from './save-webhook.ts';
import { switchWebhook } from './switch-webhook.ts';
import { testWebhook } from './test-webhook.ts';
import { updateWebhook } from './update-webhook.ts';

export const webhookRoutes = (secrets: Secrets) => [
  ...serve(webhookCalls, {
    list: read(listWebhooks),
    save: write(saveWebhook(secrets)),
    update: write(updateWebhook),
    updateStatus: write(switchWebhook),
    rotate: write(rotateSecret(secrets)),
    delete: write(deleteWebhook),
    test: write(testWebhook),
  }),
  ...serve(deliveryCalls, { list: read(listDeliveries), resend: write(resendDelivery) }),
];
