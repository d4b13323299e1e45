import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { reviewLevels } from '#contract/catalogue/reviews.ts';
import type { OpenReview, ReviewSummary, PublicReviews } from '#contract/catalogue/public-reviews.ts';
import { maskedName } from '#contract/masked.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { reviewColumns } from './queries.ts';
import type { ReviewRow } from './record.ts';
import { starOf, summaryOf } from './rules.ts';
import { productReply } from './tables.ts';

const scores = sql`(${productReply.productScore} + ${productReply.serviceScore})`;
const [good, fair, bad] = [sql`${scores} >= 8`, sql`${scores} between 5 and 7`, sql`${scores} <= 4`];
const ofLevel: Readonly<Record<number, SQL>> = { [reviewLevels.good]: good, [reviewLevels.fair]: fair, [reviewLevels.bad]: bad };

const publicOf = (productId: number) =>
  and(eq(productReply.productId, productId), sql`not ${productReply.isDel} and ${productReply.isShow}`);

const toOpenReview = (row: ReviewRow, pictures: Addresses): OpenReview => ({
  ...row,
  nickname: maskedName(row.nickname),
  avatar: pictures.show(row.avatar),
  star: starOf(row.productScore, row.serviceScore),
  pics: row.pics.map(pictures.show),
});

/** Reviews that customers read under a product. */
export const listPublicReviews = (db: Db, { productId, level, ...paging }: PublicReviews) =>
  pageOf<typeof productReply, typeof reviewColumns, OpenReview>(db, paging, {
    select: reviewColumns,
    from: productReply,
    where: and(publicOf(productId), level === undefined ? undefined : ofLevel[level]),
    order: [desc(productReply.id)],
    async show(rows) {
      const pictures = await addressesOf(db);
      return rows.map((row) => toOpenReview(row, pictures));
    },
  });

export async function reviewSummary(db: Db, { productId }: { productId: number }): Promise<ReviewSummary> {
  const many = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counted] = await db
    .select({
      good: many(good),
      fair: many(fair),
      bad: many(bad),
      stars: sql<number>`coalesce(sum(${scores} / 2), 0)`.mapWith(Number),
    })
    .from(productReply)
    .where(publicOf(productId));
  return summaryOf(counted ?? { good: 0, fair: 0, bad: 0, stars: 0 });
}
