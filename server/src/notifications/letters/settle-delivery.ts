import { and, eq, inArray } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { passOn } from '../outbox/pass-on.ts';
import { isMissed } from '../outbox/rules.ts';
import { outbox } from '../outbox/tables.ts';
import { lockNumber } from './queries.ts';
import { deliveredAs } from './rules.ts';

interface DeliveryResult {
  providerNo: string;
  /** Word of WeChat: `success`, `failed:user block`. */
  status: string;
}

/** Settles the letter of a message once its provider says what became of it. A number of somebody else's message is none of ours. */
export async function settleDelivery(write: Write, { providerNo, status }: DeliveryResult): Promise<void> {
  const { tx, now } = write;
  if (providerNo === '') return;
  await lockNumber(tx, providerNo);
  const settled = await tx
    .update(outbox)
    .set({ ...deliveredAs(status), resultTime: now, updateTime: now })
    .where(and(inArray(outbox.channel, ['wechat', 'routine']), eq(outbox.providerNo, providerNo), eq(outbox.outcome, 'sent')))
    .returning();
  for (const letter of settled) if (isMissed(letter)) await passOn(write, letter, letter.lastError);
}
