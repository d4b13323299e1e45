import type { BillDifferenceKind } from '#contract/payments/bills.ts';

/** Advice for each kind of difference, in the words of whoever keeps the books. */
export const whatToDo: Readonly<Record<BillDifferenceKind, string>> = {
  missingHere: '钱已进商户号，本系统没有入账：请按渠道单号在商户平台查明用途，不是本店的或多付的请退还',
  missingThere: '渠道账单里没有这笔：请按商户单号在商户平台查询，没有到账的不要发货，没有退成的重新退款',
  amount: '两边金额不同：请以商户平台的金额为准，多退少补',
  refundedThere: '有人在商户平台直接退了款，本系统不知道：请查明是哪笔订单，不要再退一次',
};
