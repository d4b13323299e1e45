import { type SQL, and, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type reviewCalls, reviewLevels } from '#contract/catalogue/reviews.ts';
import { periodOf } from '#contract/date-limit.ts';
import { spellingsOf } from '#contract/search-text.ts';
import { foundByWord, holdsPairs, inOrder } from '#server/platform/database/lists/by-word.ts';
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
/** Words of a filter and the text in which they are looked for; `full` is the spelling with signs in full width. */
const nickname = {
  text: sql`${productReply.nickname}`,
  pairs: sql`${productReply.search}`,
  word: 'nickname',
  full: 'nicknameInFull',
};
const called = { text: sql`p.store_name`, pairs: sql`p.search`, word: 'called', full: 'calledInFull' };

const holdsText = ({ text }: typeof nickname, name: string) => sql`strpos(lower(${text}), ${value(name)}::text) > 0`;
const holdsWord = (sought: typeof nickname, name: string) =>
  sql`${holdsPairs(sought.pairs, value(name))} and ${holdsText(sought, name)}`;
const either = (sought: typeof nickname, holds: typeof holdsText) =>
  sql`(${holds(sought, sought.word)} or ${holds(sought, sought.full)})`;

/** Condition on the product of a review, by one on the product. */
const ofProduct = (matches: SQL, along = matches): Condition => ({
  matches: sql`${productReply.productId} in (select p.id from ${product} p where ${matches})`,
  along: sql`(select ${along} from ${product} p where p.id = ${productReply.productId})`,
});

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
  nameLetter: both(holdsText(nickname, 'nickname')),
  name: { matches: holdsWord(nickname, 'nickname'), along: holdsText(nickname, 'nickname') },
  nameSign: both(either(nickname, holdsText)),
  nameSpelled: { matches: either(nickname, holdsWord), along: either(nickname, holdsText) },
  productLetter: ofProduct(holdsText(called, 'called')),
  product: ofProduct(holdsWord(called, 'called'), holdsText(called, 'called')),
  productSign: ofProduct(either(called, holdsText)),
  productSpelled: ofProduct(either(called, holdsWord), either(called, holdsText)),
};

const ofLevel: Readonly<Record<number, string>> = {
  [reviewLevels.good]: 'good',
  [reviewLevels.fair]: 'fair',
  [reviewLevels.bad]: 'low',
};
const eitherOf = (wanted: boolean | undefined, yes: string, no: string) => (wanted === undefined ? '' : wanted ? yes : no);
/** Name of the condition on a word, by how many spellings and letters it has. */
function ofWord(name: string, [word, inFull]: ReturnType<typeof spellingsOf>): string {
  if (word === '') return '';
  const isLetter = [...word].length === 1;
  if (inFull !== undefined) return isLetter ? `${name}Sign` : `${name}Spelled`;
  return isLetter ? `${name}Letter` : name;
}
const spellingsIn = (typed = '') => spellingsOf(typed.trim().toLowerCase());

/** Shape of a question, apart from the values: names of its conditions, with a `-` between them, and `lowest` for that order. */
export type ReviewShape = string;

export interface ReviewQuery {
  shape: ReviewShape;
  values: Record<string, unknown>;
}

export function toQuery(filter: ReviewFilter, { now }: Pick<CallContext, 'now'>): ReviewQuery {
  const { isReply, isShow, lowScore, level, sort } = filter;
  const [name, productName] = [spellingsIn(filter.nickname), spellingsIn(filter.productSearch)];
  const period = periodOf(filter.dateLimit, now);
  const names = [
    eitherOf(isReply, 'answered', 'unanswered'),
    eitherOf(isShow, 'shown', 'hidden'),
    eitherOf(lowScore, 'low', 'notLow'),
    level === undefined ? '' : (ofLevel[level] ?? ''),
    period ? 'period' : '',
    ofWord('name', name),
    ofWord('product', productName),
    sort === 'lowest' ? sort : '',
  ];
  return {
    shape: names.filter((name) => name !== '').join('-'),
    values: { nickname: name[0], nicknameInFull: name[1], called: productName[0], calledInFull: productName[1], ...period },
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
