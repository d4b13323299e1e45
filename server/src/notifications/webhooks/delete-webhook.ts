import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { webhooks } from './queries.ts';
import { webhook } from './tables.ts';

/** Deletes a webhook with the record of its deliveries; what waits is given up. */
export async function deleteWebhook(write: Write, { id }: { id: number }): Promise<null> {
  await webhooks.lock(write.tx, id);
  await write.tx.delete(webhook).where(eq(webhook.id, id));
  return null;
}
