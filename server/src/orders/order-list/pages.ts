import { sql } from 'drizzle-orm';
import { periodOf } from '#contract/date-limit.ts';
import { type OrderTab, isOwnTab, orderTabs, orderTimes } from '#contract/orders/enums.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { List } from '#server/platform/database/lists/list.ts';
import { countsOf, keptCount } from '#server/platform/tally/counts.ts';
import { countsIn, countsOfShops } from './counts.ts';
import { type Filter, toQuestion } from './filter.ts';
import { orderVersion } from '../orders/queries.ts';
import { order } from '../orders/tables.ts';
import { shopsOf } from '../parts/counts.ts';

const { id, createTime, payTime } = order;

type Has = (...fields: string[]) => boolean;

/** Newest first, or the longest wait where it is asked for; days along their own index, for ids follow the times closely enough. */
function sequenceOf(has: Has): Pick<List, 'keys' | 'direction'> {
  const isSearched = has('letter', 'pair', 'words', 'end');
  if (has('overdueBefore', 'longest', 'paidToShip') && !isSearched) return { keys: [payTime, id], direction: 'asc' };
  if (has(orderTimes.created)) return { keys: [createTime, id] };
  return { keys: has(orderTimes.paid) && !isSearched ? [payTime, id] : [id] };
}

const allTabs = sql`'all'`;

/** Key of the kept count of a tab; ours stand in the text of a statement, as their conditions do. */
function keptTab(fields: readonly string[], status: OrderTab) {
  if (isOwnTab(status)) return sql`${sql.raw(`'${status}'`)}`;
  return fields.includes('tab') ? sql.placeholder('tab') : allTabs;
}

/** Conditions by which the lines of some shops are seen, and nothing else is asked. */
const ofScope: readonly string[] = ['scope', 'tabInPart'];

/** The field asks for nothing but its tab; the longest wait first are all of those to send. */
const isOfTab = (field: string, status: OrderTab): boolean =>
  field === 'visible' || field === 'tab' || field === status || (field === 'longest' && status === orderTabs.toSend);

/** Total without conditions: a kept count, over a period a sum of these. */
function totalOf(filter: Filter, now: Date, fields: readonly string[]): Pick<List, 'countAll' | 'kept' | 'keepsPlan'> {
  const { status } = filter;
  const conditions = fields.filter((field) => !isOfTab(field, status));
  if (conditions.length === 0) {
    const tab = keptTab(fields, status);
    return {
      kept: keptCount('order', tab),
      keepsPlan: tab === allTabs,
      countAll: async (db: Db) => (await countsOf(db, 'order'))(status),
    };
  }
  const shops = shopsOf(filter.scope);
  if (shops && conditions.every((field) => ofScope.includes(field)))
    return { countAll: async (db: Db) => (await countsOfShops(db, shops))(status) };
  const period = periodOf(filter.dateLimit, now);
  const isOfDays = conditions.length === 1 && conditions[0] === orderTimes.created;
  return { countAll: period && isOfDays ? async (db: Db) => (await countsIn(db, period))(status) : undefined };
}

/** The list as a filter reads it. */
export function orderList(filter: Filter, now: Date) {
  const question = toQuestion(filter, now);
  const has: Has = (...fields) => fields.some((field) => question.fields.includes(field));
  return {
    table: order,
    id,
    version: orderVersion,
    where: question,
    ...sequenceOf(has),
    ...totalOf(filter, now, question.fields),
    byWord: has('letter', 'pair', 'words'),
    // The best plan depends on the period or the ending.
    plansAnew: has(orderTimes.created, orderTimes.paid, orderTimes.refunded, 'end', 'letter'),
  };
}
