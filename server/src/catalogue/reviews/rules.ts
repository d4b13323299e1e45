import type { ReviewSummary } from '#contract/catalogue/public-reviews.ts';

/** A review's stars of five. */
export const starOf = (productScore: number, serviceScore: number): number => Math.floor((productScore + serviceScore) / 2);

interface ReviewCounts {
  good: number;
  fair: number;
  bad: number;
  stars: number;
}

export function summaryOf({ good, fair, bad, stars }: ReviewCounts): ReviewSummary {
  const total = good + fair + bad;
  if (total === 0) return { total, good, fair, bad, positiveRate: '0', star: '0' };
  return { total, good, fair, bad, positiveRate: (good / total).toFixed(2), star: (stars / total).toFixed(1) };
}
