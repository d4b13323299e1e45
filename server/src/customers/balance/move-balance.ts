import { and, eq, sql } from 'drizzle-orm';
import { type BalanceKind, no } from '#contract/customers/ledgers.ts';
import type { Fen } from '#contract/fen.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customer } from '../customers/tables.ts';
import { userBill } from './tables.ts';

export interface BalanceMove {
  uid: number;
  type: BalanceKind;
  /** Negative takes. */
  amount: Fen;
  orderNo?: string;
  mark: string;
}

/** The only writer of a balance: it moves with its row in the ledger, and never below zero. */
export async function moveBalance(write: Write, { uid, type, amount, orderNo = '0', mark }: BalanceMove): Promise<void> {
  if (amount === 0) return;
  const { tx, now, actor } = write;
  const [moved] = await tx
    .update(customer)
    .set({ nowMoney: sql`${customer.nowMoney} + ${amount}`, updateTime: now })
    .where(and(eq(customer.id, uid), sql`${customer.nowMoney} + ${amount} >= 0`))
    .returning({ balance: customer.nowMoney });
  if (!moved) throw no.SHORT_OF_BALANCE();
  const entry = { uid, type, amount, balance: moved.balance, linkId: orderNo, mark, actorName: actorName(actor) };
  await tx.insert(userBill).values({ ...entry, createTime: now });
}
