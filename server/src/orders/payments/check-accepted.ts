import { placeOrderRefusals } from '#contract/orders/placing.ts';
import { paySettings } from '#contract/orders/settings.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { OrderRecord } from '../orders/queries.ts';

/** Refuses money offline for any order but those of the desk and those that were to be paid so, where the shop does not accept it. */
export async function checkAccepted(write: Write, { payType, source }: Pick<OrderRecord, 'payType' | 'source'>): Promise<void> {
  const { offline_pay_status: isOpen } = await settingsFor(write, paySettings);
  if (!isOpen && payType !== 'offline' && source !== 'desk') throw placeOrderRefusals.OFFLINE_OFF();
}
