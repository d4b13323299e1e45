import { type SQL, and, eq, gte, ilike, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { containing, startingWith } from '#server/platform/database/like.ts';
import { order } from './tables.ts';

type Filter = Pick<Input<typeof orderCalls.list>, 'orderNo' | 'dateLimit' | 'status' | 'keywords' | 'type'>;

/** What a filter asks for, apart from the values: one statement per shape. */
export type Shape = `${'all' | 'tab'}${'' | '_period'}${'' | '_no' | '_words' | '_ends' | '_letter'}`;

export interface Wanted {
  shape: Shape;
  values: Record<string, unknown>;
}

/** Long enough to be the end of a number, a phone or a parcel, and nothing else than letters and digits. */
const NUMBERLIKE = /^[0-9A-Za-z-]{4,32}$/;
const backwards = (word: string) => [...word].toReversed().join('');

function soughtBy({ orderNo, keywords }: Filter): {
  kind: '' | '_no' | '_words' | '_ends' | '_letter';
  values: Record<string, unknown>;
} {
  if (orderNo !== undefined) return { kind: '_no', values: { orderNo } };
  const word = keywords?.trim() ?? '';
  const values = { word: word.toLowerCase(), pattern: containing(word) };
  if (word === '') return { kind: '', values: {} };
  if (NUMBERLIKE.test(word)) {
    const [end, parcel] = [backwards(word), backwards(word.toUpperCase())];
    return { kind: '_ends', values: { ...values, end: startingWith(end), parcel: startingWith(parcel) } };
  }
  return word.length === 1 ? { kind: '_letter', values } : { kind: '_words', values };
}

export function wantedBy(filter: Filter, now: Date): Wanted {
  const period = periodOf(filter.dateLimit, now);
  const { kind, values } = soughtBy(filter);
  const scope = filter.status === 'all' ? 'all' : 'tab';
  return { shape: `${scope}${period ? '_period' : ''}${kind}`, values: { ...values, ...period, tab: filter.status } };
}

const value = (name: string) => sql.placeholder(name);
const hasWord = and(
  sql`${order.search} @> bigrams(${value('word')})`,
  sql`${order.realName} || ' ' || ${order.goods} ilike ${value('pattern')}`,
);

/** Each branch can be answered from one index; together they are the matches. */
function branchesOf(shape: Shape): (SQL | undefined)[] {
  const scope = shape.startsWith('all') ? sql`not ${order.isSystemDel}` : eq(order.tab, value('tab'));
  const period = shape.includes('_period')
    ? and(gte(order.createTime, value('from')), lt(order.createTime, value('until')))
    : undefined;
  const within = and(scope, period);
  if (shape.endsWith('_no')) return [and(within, eq(order.orderNo, value('orderNo')))];
  if (shape.endsWith('_letter')) return [and(within, ilike(order.realName, value('pattern')))];
  if (shape.endsWith('_words')) return [and(within, hasWord)];
  if (!shape.endsWith('_ends')) return [within];
  return [
    and(within, sql`reverse(${order.orderNo}) like ${value('end')}`),
    and(within, sql`reverse(${order.userPhone}) like ${value('end')}`),
    and(within, sql`reverse(upper(${order.deliveryId})) like ${value('parcel')}`),
    and(within, hasWord),
  ];
}

/** Periods are read along their own index; ids follow the time of creation closely enough within a page. */
const newestFirst = (shape: Shape) =>
  shape.endsWith('_period') ? sql`${order.createTime} desc, ${order.id} desc` : sql`${order.id} desc`;

/** Ids of one page, from an index wherever one fits. `reach` is how far a page extends: offset and limit together. */
export function idsOf(db: Db, shape: Shape) {
  const [first, second, ...rest] = branchesOf(shape).map((where) =>
    db.select({ id: order.id }).from(order).where(where).orderBy(newestFirst(shape)),
  );
  if (!first) throw new Error(`no branch for ${shape}`);
  if (!second) return first.limit(value('limit')).offset(value('offset')).as('found');
  const [one, other, ...more] = [first, second, ...rest].map((branch) => branch.limit(value('reach')));
  const all = one && other ? unionAll(one, other, ...more).as('branches') : undefined;
  if (!all) throw new Error(`too few branches for ${shape}`);
  return db
    .selectDistinct({ id: all.id })
    .from(all)
    .orderBy(sql`${all.id} desc`)
    .limit(value('limit'))
    .offset(value('offset'))
    .as('found');
}
