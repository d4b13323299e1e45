import { commissionStates } from '#contract/customers/ledgers.ts';
import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { moveCommission } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockGains, setWaiting } from './queries.ts';
import { lostOf, paidForGoods } from './rules.ts';

interface Refunded {
  orderNo: string;
  payPrice: Fen;
  payPostage: Fen;
  /** Before this refund, and with it. */
  before: Fen;
  after: Fen;
}

/** Commission goes with the money of its order: from what waits, or as a debt where it counts already. */
export async function loseCommission(write: Write, { orderNo, before, after, ...paid }: Refunded): Promise<void> {
  const goods = paidForGoods(paid);
  for (const { id, uid, status, price, promised } of await lockGains(write.tx, orderNo)) {
    const whole = promised ?? price;
    const left = whole - lostOf(whole, after, goods);
    if (status === commissionStates.invalid) continue;
    if (status !== commissionStates.complete) {
      await setWaiting(write, id, left > 0 ? { price: left } : { status: commissionStates.invalid });
      continue;
    }
    const lost = whole - lostOf(whole, before, goods) - left;
    const mark = `订单退款，收回佣金${yuanOfFen(lost)}`;
    await moveCommission(write, { uid, kind: 'loss', price: -lost, linkId: orderNo, mark });
  }
}
