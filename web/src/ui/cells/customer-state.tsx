import { labelOf, onOrOff } from '#contract/choices.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';

/** True of somebody who was erased: the account goes on in itself alone. */
export const isErased = ({ uid, mergedInto }: Pick<CustomerRow, 'uid' | 'mergedInto'>): boolean => mergedInto?.uid === uid;

/** Cell of whether a customer may buy, or of being merged into another, or erased. */
export const customerState = (status: boolean, customer: Pick<CustomerRow, 'uid' | 'mergedInto'>) => {
  const { mergedInto } = customer;
  if (!mergedInto) return labelOf(onOrOff, status);
  return isErased(customer) ? '已注销' : <span title={`已合并到 ${mergedInto.nickname}（ID ${mergedInto.uid}）`}>已合并</span>;
};
