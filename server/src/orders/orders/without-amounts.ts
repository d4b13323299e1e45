import { seeAmounts } from '#contract/orders/amounts.ts';
import { type Actor, holds } from '#server/platform/actor.ts';
import type { Info, PresentedLine, PresentedOrder } from './presenter.ts';

/** The record for those who may see amounts; for others what `without` leaves of it. */
export const seenBy = <R>(actor: Actor, record: R, without: (record: R) => R): R =>
  holds(actor, seeAmounts) ? record : without(record);

const hidden = { totalPrice: null, payPrice: null, payPostage: null, refundPrice: null };

const lineWithoutAmounts = (line: PresentedLine): PresentedLine => ({
  ...line,
  ...(line.paidPrice !== undefined && { paidPrice: null, refundedPrice: null }),
  ...(line.platformPrice !== undefined && { platformPrice: null, shopPrice: null }),
  info: { ...line.info, price: null, vipPrice: null },
});

export const rowWithoutAmounts = (row: PresentedOrder): PresentedOrder => ({
  ...row,
  ...hidden,
  totalPostage: null,
  productList: row.productList.map(lineWithoutAmounts),
});

export const infoWithoutAmounts = (info: Info): Info => ({
  ...info,
  ...hidden,
  proTotalPrice: null,
  couponPrice: null,
  deductionPrice: null,
  beforePayPrice: null,
  refundable: null,
  orderInfo: info.orderInfo.map(lineWithoutAmounts),
});

/** The steps that name amounts, in words that do not. */
const wordless: Readonly<Record<string, (message: string) => string>> = {
  order_edit: () => '修改实际支付金额',
  pay_success: (message) => message.replaceAll(/[\d.]+元/g, ''),
  offline: (message) => message.replace(/付款 [\d.]+ /, '付款'),
  refund_price: (message) => message.replace(/[\d.]+元/, ''),
};

interface LoggedStep {
  changeType: string;
  changeMessage: string;
  reason?: string | null;
}

/** A failed refund’s reason is the provider’s, who may name amounts too. */
export function stepWithoutAmounts<S extends LoggedStep>(step: S): S {
  const reworded = wordless[step.changeType];
  if (!reworded) return step;
  return { ...step, changeMessage: reworded(step.changeMessage), ...('reason' in step ? { reason: null } : {}) };
}

export const refundWithoutAmounts = <
  R extends { amount: number | null; failure: string | null; parts?: object[] | undefined; disbursement?: object | undefined },
>({
  disbursement: _,
  ...refund
}: R) => ({
  ...refund,
  amount: null,
  failure: null,
  ...(refund.parts && { parts: [] }),
});
