import type { Fen } from '#contract/fen.ts';
import type { RechargeRefundTerms } from '#contract/finance/recharge-record.ts';
import { rechargeRefusals } from '#contract/finance/recharge-refusals.ts';
import { balances } from '#server/customers/index.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { refundUnderWay } from './queries.ts';
import { refundOf } from './rules.ts';
import type { RechargeRecord } from './tables.ts';

/** Sums that go back of a recharge, which the caller holds; refused where another refund is under way, or its balance is spent. */
export async function checkedRefund(
  tx: Tx,
  found: RechargeRecord,
  { type, amount }: RechargeRefundTerms,
): Promise<{ cash: Fen; gift: Fen }> {
  if (await refundUnderWay(tx, found.id)) throw rechargeRefusals.UNDER_WAY();
  const sums = refundOf(found, type, amount);
  if ((await balances.lock(tx, found.uid)) < sums.cash + sums.gift) throw rechargeRefusals.SHORT();
  return sums;
}
