import { z } from 'zod';
import { choices } from '../choices.ts';
import { recordOf } from '../record.ts';
import { idOrNone, orderMoney, text } from '../wire.ts';
import { dayText } from './parts.ts';

export const quoteStates = choices({
  open: [0, '待选择', 'waits'],
  accepted: [1, '已采纳', 'done'],
  declined: [2, '未采纳', 'rest'],
  withdrawn: [3, '已撤回', 'rest'],
});

const quoted = { price: orderMoney, skuId: idOrNone, note: text(100, '说明不能超过100个字符') };
const Line = z.object(quoted).extend({
  /** Name of the SKU; blank where the line names none. */
  skuName: z.string(),
});
export type QuoteLine = z.output<typeof Line>;

export const QuoteDraft = z.object({
  /** Lines in the order of the demand. */
  items: z
    .array(z.object({ ...quoted, skuId: idOrNone.nullish(), note: quoted.note.nullish() }), '请填写每条明细的报价')
    .min(1, '请填写每条明细的报价')
    .max(100, '请填写每条明细的报价'),
  freight: orderMoney.nullish(),
  note: text(500, '说明不能超过500个字符').nullish(),
  validUntil: dayText('请选择报价有效期'),
});
export type QuoteDraft = z.output<typeof QuoteDraft>;

export const Quote = recordOf(QuoteDraft.omit({ items: true }), {
  demandId: z.int(),
  shopId: z.int(),
  shopName: z.string(),
  items: z.array(Line),
  /** Goods and freight. */
  amount: orderMoney,
  status: quoteStates.schema(),
  /** Its day has passed. */
  isExpired: z.boolean(),
  /** The actor may change and withdraw it. */
  isOwn: z.boolean(),
});
export type Quote = z.output<typeof Quote>;
