import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { reviewCalls } from '#contract/catalogue/reviews.ts';
import type { Review } from '#contract/catalogue/review-record.ts';
import type { Page } from '#contract/wire.ts';
import type { Scope } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { found, pageByWord } from '#server/platform/database/lists/by-word.ts';
import { COUNT_CAP, WORD_CAP, cappedAt, offsetOf, toPage } from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { inScope, scopeOn } from '#server/platform/scope/scoped.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { productsByIds } from '../products/queries.ts';
import {
  type ReviewShape,
  type ReviewQuery,
  conditionOf,
  idsOf,
  isByWord,
  isUnfiltered,
  rowsInOrder,
  toQuery,
} from './filters.ts';
import { reviewColumns } from './queries.ts';
import { type ReviewRow, toReview } from './record.ts';
import { productReply } from './tables.ts';

/** The best plan depends on the days, so those statements are planned anew; the others keep their plan. */
const planName = (shape: ReviewShape, name: string) => (shape.includes('period') ? '' : name);

const paged = (db: Db, shape: ReviewShape, isSeen: SQL | undefined, name: string) =>
  db
    .select({ ...reviewColumns, n: found.n })
    .from(productReply)
    .innerJoin(idsOf(shape, isSeen), eq(found.id, productReply.id))
    .orderBy(rowsInOrder(shape))
    .prepare(planName(shape, name));
const pageQuery = prepared('review_page', (db, shape: ReviewShape, name) => paged(db, shape, undefined, name));

const counted = (db: Db, shape: ReviewShape, isSeen: SQL | undefined, name: string) =>
  db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(
      db
        .select({ one: sql`1`.as('one') })
        .from(productReply)
        .where(and(conditionOf(shape), isSeen))
        .limit(sql.placeholder('reach'))
        .as('found'),
    )
    .prepare(planName(shape, name));
const countQuery = prepared('review_count', (db, shape: ReviewShape, name) => counted(db, shape, undefined, name));

/** Reviews that are asked for, and those that whoever asks is limited to; statements of these are not kept. */
interface Question extends ReviewQuery {
  scope: Scope | undefined;
}

interface Total {
  total: number;
  capped: boolean;
}

/** Reads the kept count where no condition is set, and counts up to a cap otherwise. */
async function totalOf(db: Db, { shape, values, scope }: Question): Promise<Total> {
  if (isUnfiltered(shape) && !scope) return { total: (await countsOf(db, 'product_reply'))('kept'), capped: false };
  const cap = isByWord(shape) ? WORD_CAP : COUNT_CAP;
  const query = scope ? counted(db, shape, inScope(productReply, scope), '') : countQuery(db, shape);
  const [row] = await query.execute({ ...values, reach: cap + 1 });
  return cappedAt(cap, row?.n ?? 0);
}

/** Words tell how common they are while they are searched; what is asked otherwise is counted first. */
async function pageOf(
  db: Db,
  wanted: Question,
  paging: { limit: number; offset: number },
): Promise<Total & { rows: ReviewRow[] }> {
  const { shape, values, scope } = wanted;
  const query = scope ? paged(db, shape, inScope(productReply, scope), '') : pageQuery(db, shape);
  const page = (common: boolean) => query.execute({ ...values, ...paging, common });
  if (!isByWord(shape)) {
    const total = await totalOf(db, wanted);
    return { ...total, rows: await page(total.total > WORD_CAP) };
  }
  return pageByWord(db, {
    key: `product_reply ${shape} ${JSON.stringify([values, scope])}`,
    paging,
    page,
    count: () => totalOf(db, wanted),
  });
}

export async function listReviews(
  db: Db,
  input: Input<typeof reviewCalls.list>,
  asked: Pick<CallContext, 'actor' | 'now'>,
): Promise<Page<Review>> {
  const paging = { limit: input.limit, offset: offsetOf(input) };
  const question = { ...toQuery(input, asked), scope: scopeOn(productReply, asked.actor) };
  const { rows, total, capped } = await pageOf(db, question, paging);
  const ids = rows.map(({ productId }) => productId);
  const [reviewed, pictures] = await Promise.all([productsByIds(db, ids), addressesOf(db)]);
  const byId = new Map(reviewed.map((one) => [one.id, one]));
  const list = rows.map((row) => toReview(row, byId.get(row.productId), pictures));
  return toPage(input, total, list, capped);
}
