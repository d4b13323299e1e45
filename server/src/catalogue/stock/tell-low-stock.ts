import { callWebhooks, tell } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';

/** A fallen product is told of once, until it is refilled. */
export async function tellLowStock(write: Write, fallen: readonly string[]): Promise<void> {
  await tell(write, 'adminLowStock', ...fallen);
  await callWebhooks(write, 'stock.low', ...fallen);
}
