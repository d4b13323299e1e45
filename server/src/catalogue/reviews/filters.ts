import { type SQL, and, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type reviewCalls, reviewLevels } from '#contract/catalogue/reviews.ts';
import type { Period } from '#contract/date-limit.ts';
import { containing } from '#server/platform/database/like.ts';
import { productReply } from './tables.ts';

export type Filter = Input<typeof reviewCalls.list>;

export const scoreOf = sql`(${productReply.productScore} + ${productReply.serviceScore})`;

const isLow = sql`${scoreOf} <= 4`;
const ofLevel: Readonly<Record<number, SQL>> = {
  [reviewLevels.good]: sql`${scoreOf} >= 8`,
  [reviewLevels.fair]: sql`${scoreOf} between 5 and 7`,
  [reviewLevels.bad]: isLow,
};

const eitherOf = (wanted: boolean | undefined, is: SQL): SQL | undefined =>
  wanted === undefined ? undefined : wanted ? is : sql`not (${is})`;

/** One character has no pair to look up; of more, the pairs may lie apart, so the text is read as well. */
export function hasWord(text: SQL, pairs: SQL, keyword: string): SQL {
  const like = sql`${text} ilike ${containing(keyword)}`;
  return [...keyword].length < 2 ? like : sql`${pairs} @> bigrams(${keyword}::text) and ${like}`;
}

/** In the order of the list, comparing the words of a row costs less than comparing its pairs. */
function isNamed(nickname: string, along: boolean): SQL | undefined {
  if (nickname === '') return undefined;
  const text = sql`${productReply.nickname}`;
  return along ? sql`${text} ilike ${containing(nickname)}` : hasWord(text, sql`${productReply.search}`, nickname);
}

export const nicknameOf = ({ nickname = '' }: Filter): string => nickname.trim();
export const productWordOf = ({ productSearch = '' }: Filter): string => productSearch.trim();

/** All that is asked of a review itself; which products it may be of is asked apart. */
export const conditionOf = (filter: Filter, period: Period | undefined, along = false): SQL | undefined =>
  and(
    sql`not ${productReply.isDel}`,
    eitherOf(filter.isReply, sql`${productReply.isReply}`),
    eitherOf(filter.isShow, sql`${productReply.isShow}`),
    eitherOf(filter.lowScore, isLow),
    filter.level === undefined ? undefined : ofLevel[filter.level],
    isNamed(nicknameOf(filter), along),
    period && sql`${productReply.createTime} >= ${period.from} and ${productReply.createTime} < ${period.until}`,
  );

export const isUnfiltered = ({ isReply, isShow, lowScore, level, ...filter }: Filter, period: Period | undefined): boolean =>
  [isReply, isShow, lowScore, level, period].every((value) => value === undefined) &&
  nicknameOf({ ...filter }) === '' &&
  productWordOf({ ...filter }) === '';
