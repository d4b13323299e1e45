import { z } from 'zod';
import { COMMENT_MAX, REVIEW_PICTURES_MAX } from '../catalogue/reviews.ts';
import { id, integer, mediaAddressOrNone, words } from '../wire.ts';
import { orderNo } from './placing.ts';

/** Review of one product of an order, by its customer. */
export const OrderReview = z.object({
  orderNo,
  productId: id,
  productScore: integer(1, 5, '商品分数为1-5'),
  serviceScore: integer(1, 5, '服务分数为1-5'),
  comment: words(COMMENT_MAX, '请填写评论内容', `评论内容长度不能超过${COMMENT_MAX}个字符`),
  /** Addresses of pictures. */
  pics: z
    .array(mediaAddressOrNone(255, '评价图片的地址过长，请重新上传'))
    .max(REVIEW_PICTURES_MAX, `评价图片最多${REVIEW_PICTURES_MAX}张`)
    .optional(),
});
export type OrderReview = z.output<typeof OrderReview>;
