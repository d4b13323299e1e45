import { z } from 'zod';
import { day, digits, moment } from '../wire.ts';

/** Article as a row of a list; ids of categories and visits travel as text. */
export const ArticleRow = z.object({
  id: z.int(),
  cid: digits,
  title: z.string(),
  author: z.string(),
  imageInput: z.string(),
  synopsis: z.string(),
  visit: digits,
  updateTime: day,
  // Ours; clients of the wire read the others.
  isHot: z.boolean().default(false),
  isBanner: z.boolean().default(false),
  hide: z.boolean().default(false),
  /** Customers see it from then on; null is at once. */
  showTime: moment.nullable(),
});
export type ArticleRow = z.output<typeof ArticleRow>;

/** `status`, `mediaId` and the three ids behind it are kept by nobody; clients find what they always found. */
export const Article = ArticleRow.extend({
  shareTitle: z.string(),
  shareSynopsis: z.string(),
  sort: z.int(),
  url: z.string().nullable(),
  mediaId: z.null(),
  status: z.literal(false),
  adminId: z.literal(0).default(0),
  merId: z.literal(0).default(0),
  productId: z.literal(0).default(0),
  content: z.string(),
  version: z.int().optional(),
  createTime: moment,
  updateTime: moment,
});
export type Article = z.output<typeof Article>;
