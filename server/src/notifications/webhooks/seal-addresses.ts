import { like } from 'drizzle-orm';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { storedAddress } from './addresses.ts';
import { webhooks } from './queries.ts';
import { webhook } from './tables.ts';

/** Encrypts the queries of addresses that were saved before queries were. */
export async function sealAddresses(write: Write, secrets: Secrets): Promise<void> {
  const open = await write.tx.select().from(webhook).where(like(webhook.url, '%?%')).for('update');
  for (const { id, url } of open) await webhooks.set(write, id, storedAddress(secrets, url));
}
