import { eq } from 'drizzle-orm';
import { deliveryCalls } from '#contract/notifications/webhooks.ts';
import { announceUnlogged } from '#server/platform/events/hub.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Letter } from '../sender.ts';
import { webhookDelivery } from './tables.ts';

/** Screens that show the deliveries read them again once an attempt has ended: neither table of theirs is in the log of changes. */
export async function announceDelivery(write: Write, { id }: Pick<Letter, 'id'>): Promise<void> {
  const [found] = await write.tx.select({ id: webhookDelivery.id }).from(webhookDelivery).where(eq(webhookDelivery.outboxId, id));
  if (!found) return;
  await announceUnlogged(write, 'webhook.send', { [deliveryCalls.list.noun]: [found.id] });
}
