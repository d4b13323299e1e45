import type { Write } from '#server/platform/write/write.ts';
import { webhooks } from './queries.ts';

/** Deliveries that wait are given up when their turn comes, where the webhook is off by then. */
export async function switchWebhook(write: Write, { id, isOn }: { id: number; isOn: boolean }): Promise<null> {
  await webhooks.set(write, id, { isOn });
  return null;
}
