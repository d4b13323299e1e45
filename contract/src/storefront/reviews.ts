import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { COMMENT_MAX, REVIEW_PICTURES_MAX, no as noReview } from '../catalogue/reviews.ts';
import { no as noOrder } from '../orders/orders.ts';
import { id, integer, moment, page, paged, text, words } from '../wire.ts';
import { OpenOrder } from './orders.ts';

/** A review as customers of the shop read it. */
export const OpenReview = z.object({
  id,
  /** Masked: first and last character. */
  nickname: z.string(),
  avatar: z.string(),
  sku: z.string(),
  /** Half the sum of both scores, rounded down. */
  star: z.int(),
  comment: z.string(),
  pics: z.array(z.string()),
  merchantReplyContent: z.string().nullable(),
  createTime: moment,
});
export type OpenReview = z.output<typeof OpenReview>;

export const ReviewSummary = z.object({
  total: z.int(),
  good: z.int(),
  fair: z.int(),
  bad: z.int(),
  /** Of the good ones among all, from "0.00" to "1.00"; "0" without reviews. */
  positiveRate: z.string(),
  /** The mean of all stars, with one decimal; "0" without reviews. */
  star: z.string(),
});
export type ReviewSummary = z.output<typeof ReviewSummary>;

const level = integer(1, 3, '评价等级应为 1 好评、2 中评、3 差评');

/** What customers say about products they bought, signed like every open call. */
export const openReviewCalls = calls('product_reply', '/open/review', {
  write: post('/save', {
    permission: 'storefront',
    about: 'One review per order and product, once the goods are received. The last one completes the order.',
    body: z.object({
      orderNo: words(32, '订单编号不能为空'),
      productId: id,
      productScore: integer(1, 5, '商品分数为1-5'),
      serviceScore: integer(1, 5, '服务分数为1-5'),
      comment: words(COMMENT_MAX, '请填写评论内容', `评论内容长度不能超过${COMMENT_MAX}个字符`),
      /** Addresses of pictures. */
      pics: z
        .array(text(255, '评价图片的地址过长，请重新上传'))
        .max(REVIEW_PICTURES_MAX, `评价图片最多${REVIEW_PICTURES_MAX}张`)
        .optional(),
    }),
    returns: OpenOrder,
    refuses: [noOrder.UNKNOWN, noOrder.NOT_RECEIVED, noOrder.NOT_BOUGHT, noReview.REVIEWED],
  }),
  list: get('/list', {
    permission: 'storefront',
    about: 'Newest first, without hidden ones.',
    query: paged({ productId: id, level: level.optional() }),
    returns: page(OpenReview),
  }),
  summary: get('/summary', { permission: 'storefront', query: z.object({ productId: id }), returns: ReviewSummary }),
});
