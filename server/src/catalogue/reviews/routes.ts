import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { listReviews } from './queries.ts';

export const reviewRoutes = serve(reviewCalls, { list: read(listReviews) });
