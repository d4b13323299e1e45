import ours from './own-reviews.json' with { type: 'json' };
import theirs from './reviews.json' with { type: 'json' };

interface Told {
  product: string;
  /** Stars for the goods and for the service. */
  scores: readonly number[];
  says: string;
  photo?: boolean;
}

export interface DemoReview extends Told {
  answer?: string;
  hidden?: boolean;
}

/** What customers say of what they bought, in the order of time. */
export const demoReviews: readonly DemoReview[] = theirs;

/** The shop's own. */
export const ownReviews: readonly (Told & { nickname: string })[] = ours;
