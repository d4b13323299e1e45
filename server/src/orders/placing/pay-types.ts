import { placeOrderRefusals } from '#contract/orders/placing.ts';
import { balancePayments, paySettings } from '#contract/orders/settings.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';

/** Payment types that the shop does not accept now place no order of a customer; staff may take money by hand for any. */
export async function checkPayType(write: Pick<Write, 'tx' | 'db' | 'actor'>, payType: string): Promise<void> {
  const { yue_pay_status: balance, offline_pay_status: isOffline } = await settingsFor(write, paySettings);
  if (payType === 'yue' && balance !== balancePayments.on) throw placeOrderRefusals.PAY_TYPE_OFF();
  if (payType === 'offline' && !isOffline && write.actor.kind !== 'admin') throw placeOrderRefusals.OFFLINE_OFF();
}
