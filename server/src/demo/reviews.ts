import ours from './own-reviews.json' with { type: 'json' };
import theirs from './reviews.json' with { type: 'json' };

interface ReviewText {
  product: string;
  /** Stars for the goods and for the service. */
  scores: readonly number[];
  says: string;
  photo?: boolean;
}

export interface DemoReview extends ReviewText {
  answer?: string;
  hidden?: boolean;
}

/** Reviews by customers, in the order of time. */
export const demoReviews: readonly DemoReview[] = theirs;

/** The shop's own. */
export const ownReviews: readonly (ReviewText & { nickname: string })[] = ours;
