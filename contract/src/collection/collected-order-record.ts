import { z } from 'zod';
import { choices } from '../choices.ts';
import { amount, moment } from '../wire.ts';

export const collectedStates = choices({
  waiting: [0, '待确认', 'waits'],
  placed: [1, '已生成', 'done'],
  ignored: [2, '已忽略', 'rest'],
  failed: [3, '失败', 'trouble'],
});

export const reportStates = choices({
  waiting: ['waiting', '待回传', 'underway'],
  sent: ['sent', '已回传', 'done'],
  failed: ['failed', '回传失败', 'trouble'],
  replaced: ['replaced', '已更正', 'rest'],
});

/** SKU of ours that a line may be. */
const SkuMatch = z.object({
  productId: z.int(),
  attrValueId: z.int(),
  storeName: z.string(),
  suk: z.string(),
  image: z.string(),
  price: amount,
  stock: z.int(),
});
export type SkuMatch = z.output<typeof SkuMatch>;

const CollectedItem = z.object({
  externalSku: z.string(),
  name: z.string(),
  spec: z.string(),
  price: amount,
  num: z.int(),
  /** Product and SKU of ours; null until the line is matched. */
  productId: z.int().nullable(),
  attrValueId: z.int().nullable(),
  match: SkuMatch.nullable(),
  /** SKUs of a similar name, for a line that is not matched. */
  suggestions: z.array(SkuMatch),
});
export type CollectedItem = z.output<typeof CollectedItem>;

const Report = z.object({
  trackingNo: z.string(),
  carrierName: z.string(),
  state: reportStates.schema(),
  message: z.string(),
  updateTime: moment,
});

const row = {
  id: z.int(),
  source: z.string(),
  externalNo: z.string(),
  externalStatus: z.string(),
  isPaid: z.boolean(),
  /** Shop of ours that it belongs to; 0 is the house. */
  shopId: z.int(),
  buyerUnit: z.string(),
  buyerName: z.string(),
  amount,
  freight: amount,
  orderedAt: moment,
  state: collectedStates.schema(),
  /** Order that was made of it; blank before. */
  orderNo: z.string(),
  message: z.string(),
  createTime: moment,
  updateTime: moment,
};
export const CollectedRow = z.object({ ...row, lines: z.int(), unmatched: z.int() });
export type CollectedRow = z.output<typeof CollectedRow>;

export const Collected = z.object({
  ...row,
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  address: z.string(),
  remark: z.string(),
  items: z.array(CollectedItem),
  /** Tracking numbers that go back to the outside shop. */
  reports: z.array(Report),
});
export type Collected = z.output<typeof Collected>;

export const OutsideOrder = z.object({
  externalNo: z.string(),
  externalStatus: z.string(),
  isPaid: z.boolean(),
  buyerUnit: z.string(),
  buyerName: z.string(),
  amount,
  orderedAt: moment,
  collected: z.boolean(),
  /** Collected record, and what became of it. */
  id: z.int().nullable(),
  state: collectedStates.schema().nullable(),
});
export type OutsideOrder = z.output<typeof OutsideOrder>;
