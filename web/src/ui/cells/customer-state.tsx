import { labelOf, onOrOff } from '#contract/choices.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';

/** Cell of whether a customer may buy, or of being merged into another. */
export const customerState = (status: boolean, { mergedInto }: Pick<CustomerRow, 'mergedInto'>) =>
  mergedInto ? <span title={`已合并到 ${mergedInto.nickname}（ID ${mergedInto.uid}）`}>已合并</span> : labelOf(onOrOff, status);
