import type { Input } from '#contract/call.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { rechargeRefusals } from '#contract/finance/recharge-refusals.ts';
import type { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { moveBalance } from '#server/customers/index.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { toOpenRecharge } from './presenter.ts';
import { lockByNo, recharges } from './queries.ts';
import { refuseOthers } from './rules.ts';

type Payment = Input<typeof openRechargeCalls.pay>;

/** The money came: it is on the balance at once, with its gift, also where staff deleted it meanwhile. Saying it twice changes nothing. */
export async function payRecharge(write: Write, { orderId, amount, tradeNo }: Payment) {
  const found = await lockByNo(write.tx, orderId);
  refuseOthers(write.actor, found);
  if (found.payTime !== null) {
    if (found.tradeNo !== tradeNo) throw rechargeRefusals.PAID_OTHERWISE();
    return toOpenRecharge(found);
  }
  if (amount !== found.price) throw rechargeRefusals.AMOUNT_DIFFERS({ due: found.price });
  await recharges.set(write, found.id, { payTime: write.now, tradeNo, isDel: false });
  const { uid, orderNo } = found;
  const sum = found.price + found.givePrice;
  await moveBalance(write, { uid, type: 'pay_recharge', amount: sum, orderNo, mark: `余额增加了${yuanOfFen(sum)}元` });
  await notify(write, 'rechargeSuccess', orderNo);
  return toOpenRecharge({ ...found, payTime: write.now });
}
