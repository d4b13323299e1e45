import type { Write } from '#server/platform/write/write.ts';
import { webhooks } from './queries.ts';

/** Switched off, what waits is given up when its turn comes. */
export async function switchWebhook(write: Write, { id, isOn }: { id: number; isOn: boolean }): Promise<null> {
  await webhooks.set(write, id, { isOn });
  return null;
}
