import { type SQL, and, sql } from 'drizzle-orm';
import type { Review } from '#contract/catalogue/reviews.ts';
import { type Period, periodOf } from '#contract/date-limit.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { COUNT_CAP, WORD_CAP, cappedAt, emptyPage, offsetOf, toPage } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { productsByIds } from '../products/queries.ts';
import { type Filter, conditionOf, isUnfiltered, nicknameOf, productWordOf } from './filters.ts';
import { among, countMatches, matchingIds, ofProducts, productsNamed, reviewsIn } from './queries.ts';
import { toReview } from './record.ts';
import { productReply } from './tables.ts';

interface Found {
  where: SQL | undefined;
  total: number;
  capped: boolean;
}

/** Which products a word means: those, when they are few; any that has the word in its name, when they are many. */
async function reviewedOf(db: Db, word: string): Promise<SQL | undefined> {
  const ids = await productsNamed(db, word, WORD_CAP + 1);
  if (ids.length === 0) return undefined;
  if (ids.length <= WORD_CAP) return ofProducts(ids);
  return sql`exists (select from product p where p.id = ${productReply.productId} and position(lower(${word}) in lower(p.store_name)) > 0)`;
}

/** So few are gathered by their words' indexes; of more, the list is read in its own order and matches come soon. */
async function byWords(db: Db, filter: Filter, period: Period | undefined, reviewed: SQL | undefined): Promise<Found> {
  const ids = await matchingIds(db, and(conditionOf(filter, period), reviewed), WORD_CAP + 1);
  if (ids.length <= WORD_CAP) return { where: among(ids), total: ids.length, capped: false };
  return { where: and(conditionOf(filter, period, true), reviewed), total: WORD_CAP, capped: true };
}

/** What few reviews have in common, reading along the list would look for through all of it. */
async function byStates(db: Db, filter: Filter, period: Period | undefined): Promise<Found> {
  const where = conditionOf(filter, period);
  if (isUnfiltered(filter, period)) return { where, total: (await countsOf(db, 'product_reply'))('kept'), capped: false };
  const n = await countMatches(db, where, COUNT_CAP + 1);
  if (n <= WORD_CAP) return { where: among(await matchingIds(db, where, WORD_CAP)), total: n, capped: false };
  return { where, ...cappedAt(COUNT_CAP, n) };
}

async function find(db: Db, filter: Filter, period: Period | undefined): Promise<Found | undefined> {
  const word = productWordOf(filter);
  if (word === '') return nicknameOf(filter) === '' ? byStates(db, filter, period) : byWords(db, filter, period, undefined);
  const reviewed = await reviewedOf(db, word);
  return reviewed && byWords(db, filter, period, reviewed);
}

/** A product name that matches nothing gives an empty page. */
export async function listReviews(db: Db, input: Filter, { now }: Pick<Asked, 'now'>): Promise<Page<Review>> {
  const found = await find(db, input, periodOf(input.dateLimit, now));
  if (!found) return emptyPage(input);
  const { where, total, capped } = found;
  const rows = await reviewsIn(db, where, { sort: input.sort ?? 'newest', limit: input.limit, offset: offsetOf(input) });
  const [reviewed, pictures] = await Promise.all([
    productsByIds(
      db,
      rows.map(({ productId }) => productId),
    ),
    addressesOf(db),
  ]);
  const byId = new Map(reviewed.map((one) => [one.id, one]));
  return toPage(
    input,
    total,
    rows.map((row) => toReview(row, byId.get(row.productId), pictures)),
    capped,
  );
}
