import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { deleteReview } from './delete-review.ts';
import { listReviews } from './list-reviews.ts';
import { reviewInfo, reviewsSeen } from './queries.ts';
import { replyToReview } from './reply-to-review.ts';
import { saveReview } from './save-review.ts';
import { showReview } from './show-review.ts';

export const reviewRoutes = serve(reviewCalls, {
  list: read(listReviews),
  save: write(saveReview),
  info: read(reviewInfo),
  delete: write(deleteReview),
  comment: edit(replyToReview, (db, { input: { ids } }, { actor }) => reviewsSeen(actor).get(db, ids)),
  show: write(showReview),
});
