import { type AnyColumn, type SQL, desc, eq, or, sql } from 'drizzle-orm';
import { spellingsOf } from '#contract/search-text.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { endingWith } from '#server/platform/database/like.ts';
import { found, foundByWord, holdsPairs, pageByWord } from '#server/platform/database/lists/by-word.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { hasEnd, hasName, hasUid, isPhoneEnd } from './named.ts';
import { customer } from './tables.ts';

const word = sql`${sql.placeholder('word')}::text`;
const full = sql`${sql.placeholder('full')}::text`;
const hasPairs = sql`${customer.search} @> bigrams(${word})`;
const holdsName = (sought: SQL) => sql`strpos(lower(${customer.nickname}), ${sought}) > 0`;
const isNamed = holdsName(word);
const isEnd = hasEnd(sql.placeholder('end'));
const rank = sql`(lower(${customer.nickname}) = ${word})::int`;

// Two characters are the pair itself; of more, the pairs may lie apart.
const conditions = {
  pair: { matches: holdsPairs(customer.search, word), along: isNamed },
  some: { matches: sql`${holdsPairs(customer.search, word)} and ${isNamed}`, along: isNamed },
  // Signs are kept in half or in full width.
  spelled: {
    matches: sql`(${holdsPairs(customer.search, word)} and ${isNamed} or ${holdsPairs(customer.search, full)} and ${holdsName(full)})`,
    along: sql`(${isNamed} or ${holdsName(full)})`,
  },
  end: { matches: sql`(${isEnd} or ${hasPairs} and ${isNamed})`, along: sql`(${isEnd} or ${isNamed})` },
} satisfies Record<string, { matches: SQL; along: SQL }>;
type CustomerSearch = keyof typeof conditions;

function shapeOf(keywords: string): CustomerSearch {
  if (isPhoneEnd(keywords)) return 'end';
  if (spellingsOf(keywords)[1] !== undefined) return 'spelled';
  return [...keywords].length === 2 ? 'pair' : 'some';
}

const findQuery = prepared('customer_find', (db, shape: CustomerSearch, name) =>
  db
    .select({ id: customer.id, nickname: customer.nickname, phone: customer.phone, n: found.n })
    .from(customer)
    .innerJoin(
      foundByWord({ table: customer, keys: [customer.id], rank, near: true, ...conditions[shape] }),
      eq(found.id, customer.id),
    )
    .orderBy(desc(rank), desc(customer.id))
    // An ending finds its index only when it is known to the planner.
    .prepare(shape === 'end' ? '' : name),
);

/** Customers by their name or the end of their phone number, for the finder. */
export async function findCustomers(db: Db, keywords: string, limit: number) {
  if ([...keywords].length < 2) return [];
  const paging = { limit, offset: 0 };
  const [word, inFull] = spellingsOf(keywords.toLowerCase());
  const values = { word, full: inFull, end: endingWith(keywords), ...paging };
  const { rows } = await pageByWord(db, {
    key: `customer_find ${keywords}`,
    paging,
    page: (common) => findQuery(db, shapeOf(keywords)).execute({ ...values, common }),
    count: async () => ({ total: 0, capped: false }),
  });
  return rows.map(({ n: _, ...hit }) => hit);
}

/**
 * Rows of the customer with this number, or of those whose name contains the keywords; no condition when they are blank. One
 * subselect of customers names them all: a number beside it by `or` reads every row, and of a union no row is expected.
 */
export function ofCustomersNamed(keywords: string | undefined, uid: AnyColumn<{ data: number }>): SQL | undefined {
  const sought = keywords?.trim() ?? '';
  if (sought === '') return undefined;
  return sql`${uid} in (select ${customer.id} from ${customer} where ${or(hasName(sought), hasUid(sought))})`;
}
