import { type SQL, and, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type reviewCalls, reviewLevels } from '#contract/catalogue/reviews.ts';
import { periodOf } from '#contract/date-limit.ts';
import { foundByWord, inOrder } from '#server/platform/database/lists/by-word.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { product } from '../products/tables.ts';
import { productReply } from './tables.ts';

type ReviewFilter = Input<typeof reviewCalls.list>;

interface Condition {
  /** Condition for gathering the matches by an index. */
  matches: SQL;
  /** Condition for reading row by row along the list, where comparing the words costs less than comparing pairs or joining. */
  along: SQL;
}

const value = (name: string) => sql.placeholder(name);
const both = (condition: SQL): Condition => ({ matches: condition, along: condition });

const scoreOf = sql`(${productReply.productScore} + ${productReply.serviceScore})`;
const isLow = sql`${scoreOf} <= 4`;
const isNamed = sql`strpos(lower(${productReply.nickname}), ${value('nickname')}::text) > 0`;
const isCalled = sql`strpos(lower(p.store_name), ${value('called')}::text) > 0`;
const isOfOneCalled = sql`(select ${isCalled} from ${product} p where p.id = ${productReply.productId})`;

// Conditions of the filters. A single character has no pair to look up and is read through; the pairs of more may lie apart, so
// the text is read as well.
const conditions: Readonly<Record<string, Condition>> = {
  answered: both(sql`${productReply.isReply}`),
  unanswered: both(sql`not ${productReply.isReply}`),
  shown: both(sql`${productReply.isShow}`),
  hidden: both(sql`not ${productReply.isShow}`),
  low: both(isLow),
  notLow: both(sql`not (${isLow})`),
  good: both(sql`${scoreOf} >= 8`),
  fair: both(sql`${scoreOf} between 5 and 7`),
  period: both(sql`${productReply.createTime} >= ${value('from')} and ${productReply.createTime} < ${value('until')}`),
  nameLetter: both(isNamed),
  name: { matches: sql`${productReply.search} @> bigrams(${value('nickname')}::text) and ${isNamed}`, along: isNamed },
  productLetter: {
    matches: sql`${productReply.productId} in (select p.id from ${product} p where ${isCalled})`,
    along: isOfOneCalled,
  },
  product: {
    matches: sql`${productReply.productId} in (
      select p.id from ${product} p where p.search @> bigrams(${value('called')}::text) and ${isCalled})`,
    along: isOfOneCalled,
  },
};

const ofLevel: Readonly<Record<number, string>> = {
  [reviewLevels.good]: 'good',
  [reviewLevels.fair]: 'fair',
  [reviewLevels.bad]: 'low',
};
const eitherOf = (wanted: boolean | undefined, yes: string, no: string) => (wanted === undefined ? '' : wanted ? yes : no);
const ofWord = (word: string, letter: string, words: string) => (word === '' ? '' : [...word].length === 1 ? letter : words);
const wordOf = (typed = '') => typed.trim().toLowerCase();

/** Shape of a question, apart from the values: names of its conditions, with a `-` between them, and `lowest` for that order. */
export type ReviewShape = string;

export interface ReviewQuery {
  shape: ReviewShape;
  values: Record<string, unknown>;
}

export function toQuery(filter: ReviewFilter, { now }: Pick<CallContext, 'now'>): ReviewQuery {
  const { isReply, isShow, lowScore, level, sort } = filter;
  const [nickname, called] = [wordOf(filter.nickname), wordOf(filter.productSearch)];
  const period = periodOf(filter.dateLimit, now);
  const names = [
    eitherOf(isReply, 'answered', 'unanswered'),
    eitherOf(isShow, 'shown', 'hidden'),
    eitherOf(lowScore, 'low', 'notLow'),
    level === undefined ? '' : (ofLevel[level] ?? ''),
    period ? 'period' : '',
    ofWord(nickname, 'nameLetter', 'name'),
    ofWord(called, 'productLetter', 'product'),
    sort === 'lowest' ? sort : '',
  ];
  return {
    shape: names.filter((name) => name !== '').join('-'),
    values: { nickname, called, ...period },
  };
}

export const isUnfiltered = (shape: ReviewShape): boolean => shape === '' || shape === 'lowest';

/** Words are searched, of reviews or of their products. */
export const isByWord = (shape: ReviewShape): boolean => /name|product/.test(shape);

export function conditionOf(shape: ReviewShape, way: keyof Condition = 'matches'): SQL | undefined {
  return and(sql`not ${productReply.isDel}`, ...shape.split('-').map((name) => conditions[name]?.[way]));
}

/** Days are read along their own index, newest first as well. */
function orderOf(shape: ReviewShape) {
  if (shape.endsWith('lowest')) return { keys: [scoreOf, productReply.id], direction: 'asc' } as const;
  const keys = shape.includes('period') ? [productReply.createTime, productReply.id] : [productReply.id];
  return { keys, direction: 'desc' } as const;
}

/** `found(id, n)` of a page of the reviews that somebody sees. */
export const idsOf = (shape: ReviewShape, isSeen: SQL | undefined): SQL =>
  foundByWord({
    table: productReply,
    ...orderOf(shape),
    matches: and(conditionOf(shape), isSeen),
    along: and(conditionOf(shape, 'along'), isSeen),
  });

/** Order for the rows of the page. */
export const rowsInOrder = (shape: ReviewShape): SQL => inOrder(orderOf(shape));
