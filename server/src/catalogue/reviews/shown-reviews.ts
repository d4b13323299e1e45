import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { reviewLevels } from '#contract/catalogue/reviews.ts';
import type { OpenReview, ReviewSummary, openReviewCalls } from '#contract/storefront/reviews.ts';
import type { Page } from '#contract/wire.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import { COUNT_CAP, offsetOf, toPage } from '#server/platform/database/page.ts';
import { reviewColumns } from './queries.ts';
import type { ReviewRow } from './record.ts';
import { maskedName, starOf, summaryOf } from './rules.ts';
import { productReply } from './tables.ts';

const scores = sql`(${productReply.productScore} + ${productReply.serviceScore})`;
const [good, fair, bad] = [sql`${scores} >= 8`, sql`${scores} between 5 and 7`, sql`${scores} <= 4`];
const ofLevel: Readonly<Record<number, SQL>> = { [reviewLevels.good]: good, [reviewLevels.fair]: fair, [reviewLevels.bad]: bad };

const shownOf = (productId: number) =>
  and(eq(productReply.productId, productId), sql`not ${productReply.isDel} and ${productReply.isShow}`);

const toOpenReview = (row: ReviewRow, pictures: Addresses): OpenReview => ({
  ...row,
  nickname: maskedName(row.nickname),
  avatar: pictures.show(row.avatar),
  star: starOf(row.productScore, row.serviceScore),
  pics: row.pics.map(pictures.show),
});

/** What customers read under a product. */
export async function listShownReviews(db: Db, filter: Input<typeof openReviewCalls.list>): Promise<Page<OpenReview>> {
  const matching = and(shownOf(filter.productId), filter.level === undefined ? undefined : ofLevel[filter.level]);
  const rows = await db
    .select(reviewColumns)
    .from(productReply)
    .where(matching)
    .orderBy(desc(productReply.id))
    .limit(filter.limit)
    .offset(offsetOf(filter));
  const { total, capped } = await countUpTo(db, COUNT_CAP, productReply, matching);
  const pictures = await addressesOf(db);
  const list = rows.map((row) => toOpenReview(row, pictures));
  return toPage(filter, total, list, capped);
}

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
    .where(shownOf(productId));
  return summaryOf(counted ?? { good: 0, fair: 0, bad: 0, stars: 0 });
}
