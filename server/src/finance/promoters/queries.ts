import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Promoter, PromoterFigure, PromoterFilter, promoterCalls } from '#contract/distribution/promoters.ts';
import { masked } from '#contract/masked.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import { addressesOf, avatarBelow } from '#server/pictures/index.ts';
import { matchingOrId, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import { COUNT_CAP } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { figureColumns, orderColumns } from './figures.ts';
import { promoterSum } from './tables.ts';

const referrer = alias(customer, 'referrer');

export const promotersWanted = ({ keywords, dateLimit }: PromoterFilter, now: Date): SQL | undefined =>
  and(
    sql`${customer.isPromoter}`,
    matchingOrId(keywords, customer.id, customer.nickname, customer.phone),
    within(customer.promoterTime, periodOf(dateLimit, now)),
  );

type PromoterOrder = NonNullable<Input<typeof promoterCalls.list>['order']>;

/** Keys in their order. Sums are joined only where they are asked for, and read along the index of the figure. */
function keysInOrder(db: Db, where: SQL | undefined, order: PromoterOrder | undefined) {
  const keys = db.select({ uid: customer.id }).from(customer);
  if (order === undefined) return keys.where(where).orderBy(desc(customer.id));
  const by = orderColumns[order.replace('-', '') as PromoterFigure];
  const isKept = by.table === promoterSum;
  const [direct, id] = [order.startsWith('-') ? desc : asc, isKept ? promoterSum.uid : customer.id];
  const found = isKept ? and(where, sql`${promoterSum.isPromoter}`) : where;
  return keys.innerJoin(promoterSum, eq(promoterSum.uid, customer.id)).where(found).orderBy(direct(by), direct(id));
}

/** Figures of one customer, promoter or not. */
export async function promoterFigures(db: Db, uid: number): Promise<Record<PromoterFigure, number>> {
  const [figures] = await db
    .select(figureColumns)
    .from(customer)
    .leftJoin(promoterSum, eq(promoterSum.uid, customer.id))
    .where(eq(customer.id, uid));
  if (!figures) throw new Error(`no customer ${uid}`);
  return figures;
}

async function recordsOf(db: Db, uids: readonly number[]): Promise<Map<number, Promoter>> {
  const [rows, pictures] = await Promise.all([
    db
      .select({ customer, above: referrer.nickname, ...figureColumns })
      .from(customer)
      .leftJoin(referrer, eq(referrer.id, customer.spreadUid))
      .leftJoin(promoterSum, eq(promoterSum.uid, customer.id))
      .where(inArray(customer.id, [...uids])),
    addressesOf(db),
  ]);
  return new Map(
    rows.map(({ customer: { id, realName, nickname, avatar, phone, spreadUid, promoterTime }, above, ...figures }) => {
      const person = {
        uid: id,
        realName,
        nickname,
        avatar: avatarBelow(pictures, avatar),
        phone: phone && masked(phone),
        promoterTime,
      };
      const relation = { spreadUid: spreadUid ?? 0, spreadNickname: above ?? '无', payCount: null, spreadPeopleCount: 0 };
      return [id, { ...person, ...relation, ...figures }];
    }),
  );
}

/** Rows in the order of their keys. */
export async function rowsByIds(db: Db, uids: number[]): Promise<Promoter[]> {
  const records = await recordsOf(db, uids);
  return uids.flatMap((uid) => records.get(uid) ?? []);
}

/** Promoters with what they brought and earned, each figure on its own. */
export function listPromoters(
  db: Db,
  input: Input<typeof promoterCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Promoter>> {
  const where = promotersWanted(input, now);
  const counting = countUpTo(db, COUNT_CAP, customer, where);
  return pageOfQuery(input, keysInOrder(db, where, input.order), counting, (keys) =>
    rowsByIds(
      db,
      keys.map(({ uid }) => uid),
    ),
  );
}
