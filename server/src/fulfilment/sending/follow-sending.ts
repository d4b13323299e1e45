import type { OrderRecord } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followers } from './followers.ts';

/** Has the domains above follow a sending. */
export async function followSending(write: Write, sent: OrderRecord): Promise<void> {
  for (const follow of followers) await follow(write, sent);
}
