import type { Fen } from '#contract/fen.ts';
import { placeOrderRefusals } from '#contract/orders/placing.ts';
import { paySettings } from '#contract/orders/settings.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { checkDue } from './check-due.ts';

/**
 * Refuses money that staff have counted where the order cannot be paid so: one of the desk and one that was to be paid so always can,
 * any other while the shop accepts it.
 */
export async function checkOffline(write: Write, found: OrderRecord, amount: Fen): Promise<void> {
  checkDue(found, amount);
  const { offline_pay_status: isOpen } = await settingsFor(write, paySettings);
  if (!isOpen && found.payType !== 'offline' && found.source !== 'desk') throw placeOrderRefusals.OFFLINE_OFF();
}
