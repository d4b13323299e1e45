import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { outbox } from '../outbox/tables.ts';
import type { Letter } from '../sender.ts';
import { deliveredAs } from './rules.ts';

/** Result that is known already of a message of this number, in the word of its provider. */
type ResultReader = (tx: Tx, providerNo: string) => Promise<string | undefined>;
const readers: ResultReader[] = [];

/** Registers the domain that hears results. */
export const readsResults = (read: ResultReader): void => void readers.push(read);

interface DeliveryResult {
  providerNo: string;
  /** Word of WeChat: `success`, `failed:user block`. */
  status: string;
}

/** Makes those who settle a message of this number come one after the other, so that no result is missed while the number is kept. */
const lockNumber = (tx: Tx, providerNo: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`letter ${providerNo}`}, 0))`);

/** Settles the letter of a message once its provider says what became of it. A number of somebody else's message is none of ours. */
export async function settleDelivery({ tx, now }: Write, { providerNo, status }: DeliveryResult): Promise<void> {
  if (providerNo === '') return;
  await lockNumber(tx, providerNo);
  await tx
    .update(outbox)
    .set({ ...deliveredAs(status), resultTime: now, updateTime: now })
    .where(and(inArray(outbox.channel, ['wechat', 'routine']), eq(outbox.providerNo, providerNo), eq(outbox.outcome, 'sent')));
}

/** Settles a letter whose result came before the number that WeChat gave it. */
export async function settleEarly(write: Write, { id }: Pick<Letter, 'id'>): Promise<void> {
  const [found] = await write.tx.select({ providerNo: outbox.providerNo }).from(outbox).where(eq(outbox.id, id));
  if (!found || found.providerNo === '') return;
  await lockNumber(write.tx, found.providerNo);
  for (const read of readers) {
    const status = await read(write.tx, found.providerNo);
    if (status !== undefined) await settleDelivery(write, { ...found, status });
  }
}
