import { z } from 'zod';
import { moment, seconds } from '../wire.ts';
import { ProductRecord } from './product-record.ts';

const kept = {
  id: z.int(),
  uid: z.int(),
  oid: z.int(),
  productId: z.int(),
  productScore: z.int(),
  serviceScore: z.int(),
  replyType: z.string(),
  comment: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  sku: z.string(),
  merchantReplyContent: z.string().nullable(),
  merchantReplyTime: seconds.nullable(),
  /** Administrator who answered last; ours, so old answers have none. */
  replierName: z.string().nullable(),
  isDel: z.boolean(),
  isReply: z.boolean(),
  isShow: z.boolean().default(true),
  createTime: moment,
  updateTime: moment,
};

export const Review = z.object({
  ...kept,
  pics: z.array(z.string()),
  storeProduct: ProductRecord.nullable(),
});
export type Review = z.output<typeof Review>;

/** The record as it is stored: pictures are one text with commas. */
export const ReviewRecord = z.object({ ...kept, unique: z.string().default(''), pics: z.string().default('') });
