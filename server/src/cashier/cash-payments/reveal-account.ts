import type { Write } from '#server/platform/write/write.ts';
import { cashPayments } from './queries.ts';
import { cashPaymentView } from './tables.ts';

/** Lists mask the account; who pays asks for it, and that is kept. */
export async function revealAccount({ tx, now }: Write, { id }: { id: number }): Promise<{ account: string }> {
  const { account } = await cashPayments.get(tx, id);
  await tx.insert(cashPaymentView).values({ paymentId: id, createTime: now });
  return { account };
}
