import { eq } from 'drizzle-orm';
import { deliveryCalls } from '#contract/notifications/webhooks.ts';
import { announce } from '#server/platform/events/hub.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Letter } from '../sender.ts';
import { webhookDelivery } from './tables.ts';

/** Screens that show the deliveries read them again once an attempt has ended: neither table of theirs is in the log of changes. */
export async function announceDelivery({ tx, changeId }: Write, { id }: Pick<Letter, 'id'>): Promise<void> {
  const [found] = await tx.select({ id: webhookDelivery.id }).from(webhookDelivery).where(eq(webhookDelivery.outboxId, id));
  if (!found) return;
  const tables = { [deliveryCalls.list.noun]: [found.id] };
  await announce(tx, { topic: 'change', id: changeId, act: 'webhook.send', actor: '系统', actorId: null, tables });
}
