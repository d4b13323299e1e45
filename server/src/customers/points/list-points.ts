import { and, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type PointsKind, pointsKinds, pointsStates } from '#contract/customers/ledgers.ts';
import type { PointsRecord, pointsCalls } from '#contract/customers/points.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Page } from '#contract/wire.ts';
import { among, equal, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageInTwoWays } from '#server/platform/database/lists/page-in-two-ways.ts';
import { inOrderOf, sortedBy } from '#server/platform/database/lists/sorted-by.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Asked } from '#server/platform/http/serve.ts';
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

/** Points that count, what moved last first unless they are asked for by another field. */
export function listPoints(
  db: Db,
  { dateLimit, keywords, uid, order, ...paging }: Input<typeof pointsCalls.list>,
  { now }: Pick<Asked, 'now'>,
): Promise<Page<PointsRecord>> {
  const where = and(
    eq(integralRecord.status, pointsStates.complete),
    equal(integralRecord.uid, uid ?? undefined),
    ofCustomersNamed(keywords ?? undefined, integralRecord.uid),
    within(integralRecord.updateTime, periodOf(dateLimit ?? undefined, now)),
  );
  const conditions = {
    ...sortedBy(order, { of: integralRecord, id: integralRecord.id, latest: integralRecord.updateTime }),
    table: integralRecord,
    id: integralRecord.id,
    where,
    byWord: Boolean(keywords?.trim()),
  };
  return pageInTwoWays(db, paging, conditions, async (ids) => {
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
  });
}
