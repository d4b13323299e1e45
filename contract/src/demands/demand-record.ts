import { z } from 'zod';
import { choices } from '../choices.ts';
import { phoneNumberOrNone } from '../phone-number.ts';
import { recordOf } from '../record.ts';
import { idOrNone, integer, line, orderMoney, text } from '../wire.ts';
import { attachments, dayTextOrNone } from './parts.ts';

export const demandStates = choices({
  draft: [0, '草稿', 'rest'],
  submitted: [1, '待受理', 'waits'],
  quoting: [2, '报价中', 'underway'],
  dealt: [3, '已成交', 'done'],
  closed: [4, '已关闭', 'rest'],
  rejected: [5, '未通过', 'trouble'],
});

const ITEMS_MAX = 100;
const NO_ITEM = '请至少添加一条需求明细';

const item = {
  name: line(100, '请输入明细名称', '明细名称不能超过100个字符'),
  spec: text(100, '规格不能超过100个字符'),
  unit: text(16, '单位不能超过16个字符'),
  num: integer(1, 999_999, '数量应为 1 到 999999'),
  budgetPrice: orderMoney,
};
const Item = z.object(item);
export type DemandItem = z.output<typeof Item>;
const ItemDraft = Item.extend({ spec: item.spec.nullish(), unit: item.unit.nullish(), budgetPrice: orderMoney.nullish() });

export const DemandDraft = z.object({
  title: line(100, '请输入需求标题', '需求标题不能超过100个字符'),
  unitName: line(100, '请输入需求单位', '需求单位不能超过100个字符'),
  contact: text(32, '联系人不能超过32个字符').nullish(),
  phone: phoneNumberOrNone('联系电话应为手机号或座机号').nullish(),
  cateId: idOrNone.nullish(),
  items: z.array(ItemDraft, NO_ITEM).min(1, NO_ITEM).max(ITEMS_MAX, `需求明细最多 ${ITEMS_MAX} 条`),
  budget: orderMoney.nullish(),
  expectDate: dayTextOrNone.nullish(),
  attachments: attachments.nullish(),
  remark: text(500, '备注不能超过500个字符').nullish(),
});
export type DemandDraft = z.output<typeof DemandDraft>;

const { items: _items, attachments: _attachments, ...listed } = DemandDraft.shape;
const standing = {
  demandNo: z.string(),
  cateName: z.string(),
  /** Shop that takes it on; 0 until one does, and for shops that did not get it. */
  shopId: z.int(),
  shopName: z.string(),
  status: demandStates.schema(),
  /** Last day of quotes; blank for none. */
  quoteUntil: z.string(),
  quoteCount: z.int(),
  isOverdue: z.boolean(),
  /** Reason of its rejection or its end. */
  reason: z.string(),
  /** Order that came of it. */
  orderNo: z.string(),
  createName: z.string(),
};

export const DemandRow = recordOf(z.object(listed), standing);
export type DemandRow = z.output<typeof DemandRow>;

export const Demand = recordOf(DemandDraft.omit({ items: true }), {
  ...standing,
  items: z.array(Item),
  /** Shops that are asked to quote. */
  shops: z.array(z.object({ id: z.int(), name: z.string() })),
  /** A quote is accepted. */
  isChosen: z.boolean(),
  /** The actor may edit, submit and close it, as far as its state allows. */
  isOwn: z.boolean(),
});
export type Demand = z.output<typeof Demand>;
