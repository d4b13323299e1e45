import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { reviewRefusals } from '../catalogue/reviews.ts';
import { OpenReview, ReviewSummary, PublicReviews } from '../catalogue/public-reviews.ts';
import { OrderReview } from '../orders/order-review.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { id, page } from '../wire.ts';
import { OpenOrder } from './order-record.ts';

/** Reviews by customers of products they bought, signed like every open call. */
export const openReviewCalls = calls('product_reply', '/open/review', {
  write: post('/save', {
    permission: 'storefront',
    about: 'One review per order and product, once the goods are received. The last one completes the order.',
    body: OrderReview,
    returns: OpenOrder,
    refuses: [orderRefusals.NOT_FOUND, orderRefusals.NOT_RECEIVED, orderRefusals.NOT_BOUGHT, reviewRefusals.REVIEWED],
  }),
  list: get('/list', {
    permission: 'storefront',
    about: 'Newest first, without hidden ones.',
    query: PublicReviews,
    returns: page(OpenReview),
  }),
  summary: get('/summary', { permission: 'storefront', query: z.object({ productId: id }), returns: ReviewSummary }),
});
