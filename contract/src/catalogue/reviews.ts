import { z } from 'zod';
import { calls, get } from '../call.ts';
import { dateLimit, no as noPeriod } from '../date-limit.ts';
import { refusals } from '../refusal.ts';
import { flag, moment, page, paged, seconds, text } from '../wire.ts';
import { ProductRow } from './product-record.ts';

refusals('review', {
  TWICE: { onConstraint: 'product_reply__code', says: () => '这条评价已经导入过' },
});

const reviewed = {
  id: true,
  image: true,
  storeName: true,
  storeInfo: true,
  keyword: true,
  price: true,
  otPrice: true,
  cost: true,
  stock: true,
  sales: true,
  unitName: true,
  cateId: true,
  isShow: true,
  isDel: true,
  isRecycle: true,
  sort: true,
  content: true,
} as const;

export const Review = z.object({
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
  pics: z.array(z.string()),
  merchantReplyContent: z.string().nullable(),
  merchantReplyTime: seconds.nullable(),
  isDel: z.boolean(),
  isReply: z.boolean(),
  createTime: moment,
  updateTime: moment,
  storeProduct: ProductRow.pick(reviewed).nullable(),
});

export const reviewCalls = calls('product_reply', '/admin/store/product/reply', {
  list: get('/list', {
    permission: 'admin:product:reply:list',
    query: paged({
      isReply: flag.optional(),
      productSearch: text(128).optional(),
      nickname: text(64).optional(),
      dateLimit: dateLimit.optional(),
    }),
    returns: page(Review),
    refuses: [noPeriod.UNREADABLE],
  }),
});
