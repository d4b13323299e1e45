import { type CommissionKind, commissionStates, ledgerRefusals } from '#contract/customers/ledgers.ts';
import type { Fen } from '#contract/fen.ts';
import { authorOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keptSum } from '../ledgers/kept-sum.ts';
import { commissionRecord } from './tables.ts';

export interface CommissionMove {
  uid: number;
  /** Commission of an order comes by its own way, for it waits. */
  kind: Exclude<CommissionKind, 'gain'>;
  /** Negative takes. */
  price: Fen;
  /** Number of the order or the withdrawal. */
  linkId?: string;
  mark: string;
}

export const commissions = keptSum('brokeragePrice', ledgerRefusals.SHORT_OF_COMMISSION);

/** Commission that counts at once, with its row in the ledger. Only a refund takes more than there is, and a merge moves such a debt. */
export async function moveCommission(write: Write, { linkId = '0', ...move }: CommissionMove): Promise<void> {
  const { kind, price } = move;
  if (price === 0) return;
  const { tx, now, actor } = write;
  const { uid, kept: balance } = await commissions.move(write, {
    uid: move.uid,
    by: price,
    mayOwe: kind === 'loss' || kind === 'merge',
  });
  const status = kind === 'withdraw' ? commissionStates.withdrawing : commissionStates.complete;
  const stamps = { frozenTime: 0, ...authorOf(actor), createTime: now, updateTime: now };
  await tx.insert(commissionRecord).values({ ...move, ...stamps, uid, balance, linkId, status });
}
