import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { outbox } from '../outbox/tables.ts';
import type { Letter } from '../sender.ts';
import { earlyResults } from './early-results.ts';
import { lockNumber } from './queries.ts';
import { settleDelivery } from './settle-delivery.ts';

/** Settles a letter whose result came before the number that WeChat gave it. */
export async function settleEarly(write: Write, { id }: Pick<Letter, 'id'>): Promise<void> {
  const [found] = await write.tx.select({ providerNo: outbox.providerNo }).from(outbox).where(eq(outbox.id, id));
  if (!found || found.providerNo === '') return;
  await lockNumber(write.tx, found.providerNo);
  for (const status of await earlyResults(write.tx, found.providerNo)) await settleDelivery(write, { ...found, status });
}
