import type { z } from 'zod';
import type { Review, ReviewRecord } from '#contract/catalogue/review-record.ts';
import type { Addresses } from '#server/pictures/index.ts';
import type { ProductRecord } from '../products/queries.ts';
import { toStored } from '../product-aggregate/record.ts';
import type { productReply } from './tables.ts';

export type ReviewRow = Omit<typeof productReply.$inferSelect, 'search'>;

const REPLY_TYPE = 'product';

/** The wire's row of the list. */
export const toReview = (row: ReviewRow, reviewed: ProductRecord | undefined, pictures: Addresses): Review => ({
  ...row,
  replyType: REPLY_TYPE,
  avatar: pictures.show(row.avatar),
  pics: row.pics.map(pictures.show),
  storeProduct: reviewed ? toStored(reviewed, pictures) : null,
});

/** The wire's record of one review. */
export const toRecord = (row: ReviewRow, pictures: Addresses): z.output<typeof ReviewRecord> => ({
  ...row,
  replyType: REPLY_TYPE,
  unique: '',
  avatar: pictures.show(row.avatar),
  pics: row.pics.map(pictures.show).join(','),
});
