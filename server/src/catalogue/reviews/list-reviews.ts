import { eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { reviewCalls } from '#contract/catalogue/reviews.ts';
import type { Review } from '#contract/catalogue/review-record.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { found, pageByWord } from '#server/platform/database/lists/by-word.ts';
import { COUNT_CAP, WORD_CAP, cappedAt, offsetOf, toPage } from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { productsByIds } from '../products/queries.ts';
import { type Shape, type Wanted, conditionOf, idsOf, isByWord, isUnfiltered, rowsInOrder, wantedBy } from './filters.ts';
import { reviewColumns } from './queries.ts';
import { type ReviewRow, toReview } from './record.ts';
import { productReply } from './tables.ts';

/** The best plan depends on the days, so those statements are planned anew; the others keep their plan. */
const planName = (shape: Shape, name: string) => (shape.includes('period') ? '' : name);

const pageQuery = prepared('review_page', (db, shape: Shape, name) =>
  db
    .select({ ...reviewColumns, n: found.n })
    .from(productReply)
    .innerJoin(idsOf(shape), eq(found.id, productReply.id))
    .orderBy(rowsInOrder(shape))
    .prepare(planName(shape, name)),
);

const countQuery = prepared('review_count', (db, shape: Shape, name) =>
  db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(
      db
        .select({ one: sql`1`.as('one') })
        .from(productReply)
        .where(conditionOf(shape))
        .limit(sql.placeholder('reach'))
        .as('found'),
    )
    .prepare(planName(shape, name)),
);

interface Total {
  total: number;
  capped: boolean;
}

/** Without conditions the total is a kept count; with some it is counted, up to a cap. */
async function totalOf(db: Db, { shape, values }: Wanted): Promise<Total> {
  if (isUnfiltered(shape)) return { total: (await countsOf(db, 'product_reply'))('kept'), capped: false };
  const cap = isByWord(shape) ? WORD_CAP : COUNT_CAP;
  const [counted] = await countQuery(db, shape).execute({ ...values, reach: cap + 1 });
  return cappedAt(cap, counted?.n ?? 0);
}

/** Words tell how common they are while they are searched; what is asked otherwise is counted first. */
async function pageOf(db: Db, wanted: Wanted, paging: { limit: number; offset: number }): Promise<Total & { rows: ReviewRow[] }> {
  const { shape, values } = wanted;
  const page = (common: boolean) => pageQuery(db, shape).execute({ ...values, ...paging, common });
  if (!isByWord(shape)) {
    const counted = await totalOf(db, wanted);
    return { ...counted, rows: await page(counted.total > WORD_CAP) };
  }
  return pageByWord(db, {
    key: `product_reply ${shape} ${JSON.stringify(values)}`,
    paging,
    page,
    count: () => totalOf(db, wanted),
  });
}

export async function listReviews(
  db: Db,
  input: Input<typeof reviewCalls.list>,
  asked: Pick<Asked, 'actor' | 'now'>,
): Promise<Page<Review>> {
  const paging = { limit: input.limit, offset: offsetOf(input) };
  const { rows, total, capped } = await pageOf(db, wantedBy(input, asked), paging);
  const ids = rows.map(({ productId }) => productId);
  const [reviewed, pictures] = await Promise.all([productsByIds(db, ids), addressesOf(db)]);
  const byId = new Map(reviewed.map((one) => [one.id, one]));
  const list = rows.map((row) => toReview(row, byId.get(row.productId), pictures));
  return toPage(input, total, list, capped);
}
