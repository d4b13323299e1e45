import { type CashReceiptDraft, cashReceiptKinds, receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { cashReceiptRefusals } from '#contract/cashier/cash-receipt-refusals.ts';
import type { Fen } from '#contract/fen.ts';

export interface PartDraft {
  orderNo: string;
  amount: Fen;
}

/** Orders that a receipt is for: its parts, or the one that it names; none where it is for something else. */
export function partsIn(draft: CashReceiptDraft): PartDraft[] {
  const { bizType, bizNo, parts, amount, method, isPartial } = draft;
  const number = bizNo?.trim() ?? '';
  if (bizType !== cashReceiptKinds.order) {
    if (method === receiptMethods.yue) throw cashReceiptRefusals.BALANCE_ALONE();
    if (bizType === cashReceiptKinds.credit && !draft.creditId) throw cashReceiptRefusals.NO_CREDIT();
    if (bizType === cashReceiptKinds.recharge && number === '') throw cashReceiptRefusals.NO_RECHARGE();
    return [];
  }
  const named = parts?.length ? parts : number === '' ? [] : [{ orderNo: number, amount }];
  if (named.length === 0) throw cashReceiptRefusals.NO_ORDER();
  if (named.reduce((sum, part) => sum + part.amount, 0) !== amount) throw cashReceiptRefusals.SUM();
  if (method === receiptMethods.yue && (named.length > 1 || isPartial === true)) throw cashReceiptRefusals.BALANCE_ALONE();
  return named;
}

/** Number of the one document that a receipt is for; empty where there are several. */
export const numberOf = ({ bizType, bizNo }: CashReceiptDraft, parts: readonly PartDraft[]): string => {
  if (bizType !== cashReceiptKinds.order) return bizNo?.trim() ?? '';
  const [only, ...others] = parts;
  return only && others.length === 0 ? only.orderNo : '';
};

/** Shop of all orders; 0 where they are of several. */
export const shopOf = (orders: readonly { merId: number }[]): number => {
  const [first = 0, ...others] = new Set(orders.map(({ merId }) => merId));
  return others.length === 0 ? first : 0;
};
