import type { Input } from '#contract/call.ts';
import { type offlineCalls, offlineMethods } from '#contract/orders/payments/offline-payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockOrder } from '../orders/record.ts';
import { checkOffline } from './check-offline.ts';
import { countFollowers } from './hand-followers.ts';
import { settleOffline } from './settle-offline.ts';

interface Receipt extends Input<typeof offlineCalls.payOffline> {
  /** Moment at which the money came; now where nobody says. */
  receivedAt?: Date | undefined;
}

/** Confirms a payment that staff have counted. Of two confirmations the second finds the order paid. */
export async function payOffline(write: Write, receipt: Receipt): Promise<null> {
  const { orderNo, amount, method, voucher, remark, receivedAt = write.now } = receipt;
  const found = await lockOrder(write, orderNo);
  await checkOffline(write, found, amount);
  const reason = [offlineMethods.labels[method], voucher && `凭证 ${voucher}`, remark].filter(Boolean).join('，');
  await settleOffline(write, found, { receivedAt, reason });
  // Money of a receipt is kept by the receipt.
  if (!receipt.receivedAt) for (const follow of countFollowers) await follow(write, { orderNo, amount, method });
  return null;
}
