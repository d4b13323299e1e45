import { openReviewCalls } from '#contract/storefront/reviews.ts';
import { listShownReviews, reviewSummary } from '#server/catalogue/index.ts';
import { reviewOrder } from '#server/orders/index.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { showing } from '../orders/shown.ts';

export const openReviewRoutes = serve(openReviewCalls, {
  write: write(showing(reviewOrder)),
  list: read(listShownReviews),
  summary: read(reviewSummary),
});
