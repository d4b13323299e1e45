import { openReviewCalls } from '#contract/storefront/reviews.ts';
import { listPublicReviews, reviewSummary } from '#server/catalogue/index.ts';
import { reviewOrder } from '#server/orders/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { answering } from '../orders/presenter.ts';

export const openReviewRoutes = serve(openReviewCalls, {
  write: write(answering(reviewOrder)),
  list: read(listPublicReviews),
  summary: read(reviewSummary),
});
