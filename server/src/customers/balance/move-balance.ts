import { type BalanceKind, ledgerRefusals } from '#contract/customers/ledgers.ts';
import type { Fen } from '#contract/fen.ts';
import { authorOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keptSum } from '../ledgers/kept-sum.ts';
import { userBill } from './tables.ts';

export interface BalanceMove {
  uid: number;
  type: BalanceKind;
  /** Negative takes. */
  amount: Fen;
  orderNo?: string;
  mark: string;
}

export const balances = keptSum('nowMoney', ledgerRefusals.SHORT_OF_BALANCE);

/** The only writer of a balance: it moves with its row in the ledger, and never below zero. */
export async function moveBalance(write: Write, { orderNo = '0', ...move }: BalanceMove): Promise<void> {
  const { amount } = move;
  if (amount === 0) return;
  const { tx, now, actor } = write;
  const { uid, kept: balance } = await balances.move(write, { uid: move.uid, by: amount });
  await tx.insert(userBill).values({ ...move, uid, balance, linkId: orderNo, ...authorOf(actor), createTime: now });
}
