import { eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type operatorShareCalls, operatorShareRefusals, operatorShareStates } from '#contract/settlement/operator-shares.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockShare, operatorShares } from './queries.ts';
import { operatorCredit, operatorShare, operatorShareLine } from './tables.ts';

/** A statement that is not paid: the next one looks at its bills again. */
export async function voidShare(write: Write, { id, reason }: Input<typeof operatorShareCalls.voidShare>): Promise<null> {
  const { tx } = write;
  const { status, paymentNo } = await lockShare(tx, eq(operatorShare.id, id));
  if (status !== operatorShareStates.open) throw operatorShareRefusals.NOT_OPEN();
  if (paymentNo !== '') throw operatorShareRefusals.PAYING({ paymentNo });
  const bills = sql`(select ${operatorShareLine.settlementId} from ${operatorShareLine} where ${operatorShareLine.shareId} = ${id})`;
  await tx.execute(sql`
    with credits as (select id from operator_credit where settlement_id in ${bills} order by id for update)
    update ${operatorCredit} set is_due = true where id in (select id from credits)`);
  await tx.update(operatorShareLine).set({ isLive: false }).where(eq(operatorShareLine.shareId, id));
  await operatorShares.set(write, id, { status: operatorShareStates.void, voidReason: reason });
  return null;
}
