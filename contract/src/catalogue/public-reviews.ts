import { z } from 'zod';
import { id, moment, paged } from '../wire.ts';
import { reviewLevels } from './reviews.ts';

/** A review as customers read it: visible ones only, names masked. */
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
  /** Share of good reviews among all, from "0.00" to "1.00"; "0" without reviews. */
  positiveRate: z.string(),
  /** The mean of all stars, with one decimal; "0" without reviews. */
  star: z.string(),
});
export type ReviewSummary = z.output<typeof ReviewSummary>;

const level = reviewLevels.schema('评价等级应为 1 好评、2 中评、3 差评');

export const PublicReviews = paged({ productId: id, level: level.optional() });
export type PublicReviews = z.output<typeof PublicReviews>;
