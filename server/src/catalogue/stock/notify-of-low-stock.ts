import { callWebhooks, notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Staff are notified once of a product that fell below its threshold, until it is refilled. */
export async function notifyOfLowStock(write: Write, fallen: readonly string[]): Promise<void> {
  await notify(write, 'adminLowStock', ...fallen);
  await callWebhooks(write, 'stock.low', ...fallen);
}
