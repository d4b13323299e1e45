import { commissionStates } from '#contract/customers/ledgers.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { moveCommission } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockGains, setWaiting } from './queries.ts';
import { type GoneLine, lostBy } from './rules.ts';

interface LostRefund {
  orderNo: string;
  lines: readonly GoneLine[];
}

/** Commission goes with the goods that earned it: from what waits, or as a debt where it counts already. */
export async function loseCommission(write: Write, { orderNo, lines }: LostRefund): Promise<void> {
  for (const { id, uid, status, price, promised, gains } of await lockGains(write.tx, orderNo)) {
    const whole = promised ?? price;
    const gone = lostBy(whole, gains, lines);
    const left = whole - gone.after;
    if (status === commissionStates.invalid) continue;
    if (status !== commissionStates.complete) {
      await setWaiting(write, id, left > 0 ? { price: left } : { status: commissionStates.invalid });
      continue;
    }
    const lost = gone.after - gone.before;
    const mark = `订单退款，收回佣金${yuanOfFen(lost)}`;
    await moveCommission(write, { uid, kind: 'loss', price: -lost, linkId: orderNo, mark });
  }
}
