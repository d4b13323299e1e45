import { webhookRefusals } from '#contract/notifications/webhooks.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sendLetters } from '../outbox/jobs.ts';
import { findDelivery, insertDeliveries } from './queries.ts';

/** A delivery of its own, so that the record of the first one stays. */
export async function resendDelivery(write: Write, { id }: { id: number }): Promise<null> {
  const found = await findDelivery(write.tx, { id });
  if (!found) throw webhookRefusals.NOT_FOUND();
  if (!found.webhook.isOn) throw webhookRefusals.OFF();
  const { webhookId, event, subject, ids, messageId, at } = found.delivery;
  await insertDeliveries(write, [{ webhookId, event, subject, ids, messageId, at }]);
  await later(write, sendLetters, {});
  return null;
}
