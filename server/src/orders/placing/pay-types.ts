import { no } from '#contract/orders/placing.ts';
import { balancePayments, paySettings } from '#contract/orders/settings.ts';
import { payTypes } from '#contract/orders/words.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor, settingsOf } from '#server/settings/index.ts';

/** Payment types by which staff place orders: of what is in the balance the customer decides. */
export async function deskPayTypes(db: Db): Promise<('weixin' | 'offline')[]> {
  const { offline_pay_status: isOffline } = await settingsOf(db, paySettings);
  return isOffline ? [payTypes.weixin, payTypes.offline] : [payTypes.weixin];
}

/** Payment types that the shop does not accept now place no order. */
export async function checkPayType(write: Pick<Write, 'tx' | 'db'>, payType: string): Promise<void> {
  const { yue_pay_status: balance, offline_pay_status: isOffline } = await settingsFor(write, paySettings);
  if (payType === 'yue' && balance !== balancePayments.on) throw no.PAY_TYPE_OFF();
  if (payType === 'offline' && !isOffline) throw no.OFFLINE_OFF();
}
