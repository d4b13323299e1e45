import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type PointsKind, pointsKinds, pointsStates } from '#contract/customers/ledgers.ts';
import type { PointsFilter, PointsRecord, pointsCalls } from '#contract/customers/points.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Page } from '#contract/wire.ts';
import { among, equal, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import { inOrderOf, sortedBy } from '#server/platform/database/lists/sorted-by.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { ofCustomersNamed } from '../customers/find-customers.ts';
import { customer } from '../customers/tables.ts';
import { integralRecord } from './tables.ts';

const linkTypes: Readonly<Record<PointsKind, string>> = {
  system: 'system',
  sign: 'sign',
  gain: 'order',
  use: 'order',
  giveBack: 'order',
  loss: 'order',
  opening: 'system',
  merge: 'system',
};

const rowsQuery = prepared('points_rows', (db, _: '', name) =>
  db
    .select({ record: integralRecord, nickName: customer.nickname })
    .from(integralRecord)
    .innerJoin(customer, eq(customer.id, integralRecord.uid))
    .where(among(integralRecord.id, sql.placeholder('ids')))
    .prepare(name),
);

/** Movements that count, by name and day. */
export const pointsWanted = ({ dateLimit, keywords, uid }: PointsFilter, now: Date): SQL | undefined =>
  and(
    eq(integralRecord.status, pointsStates.complete),
    equal(integralRecord.uid, uid ?? undefined),
    ofCustomersNamed(keywords ?? undefined, integralRecord.uid),
    within(integralRecord.updateTime, periodOf(dateLimit ?? undefined, now)),
  );

/** Rows in the order of their keys. */
export async function pointsByIds(db: Db, ids: number[]): Promise<PointsRecord[]> {
  const rows = await rowsQuery(db, '').execute({ ids });
  return inOrderOf(ids, rows, ({ record }) => record.id).map(({ record, nickName }) => ({
    ...record,
    nickName,
    title: pointsKinds.labels[record.kind],
    linkType: linkTypes[record.kind],
    type: record.integral > 0 ? 1 : 2,
    integral: Math.abs(record.integral),
    thawTime: record.thawTime?.getTime() ?? 0,
  }));
}

/** Points that count, what moved last first unless they are asked for by another field. */
export function listPoints(
  db: Db,
  { order, page, limit, ...filter }: Input<typeof pointsCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<PointsRecord>> {
  const conditions = {
    ...sortedBy(order, { of: integralRecord, id: integralRecord.id, latest: integralRecord.updateTime }),
    table: integralRecord,
    id: integralRecord.id,
    where: pointsWanted(filter, now),
    byWord: Boolean(filter.keywords?.trim()),
  };
  return readListPage(db, { page, limit }, conditions, (ids) => pointsByIds(db, ids));
}
