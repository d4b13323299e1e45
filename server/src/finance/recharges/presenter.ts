import type { RechargeRecord } from './tables.ts';

/** A recharge as the storefront that asked for it sees it. */
export const toOpenRecharge = ({ orderNo, price, givePrice, payTime }: RechargeRecord) => ({
  orderId: orderNo,
  price,
  givePrice,
  paid: payTime !== null,
});
