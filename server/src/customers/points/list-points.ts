import { and, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type PointsKind, pointsKinds, pointsStates } from '#contract/customers/ledgers.ts';
import type { PointsRecord, pointsCalls } from '#contract/customers/points.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Page } from '#contract/wire.ts';
import { equal, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { inOrder } from '#server/platform/database/lists/by-word.ts';
import { sortedBy } from '#server/platform/database/lists/sorted-by.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
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
  const query = db
    .select({ record: integralRecord, nickName: customer.nickname })
    .from(integralRecord)
    .innerJoin(customer, eq(customer.id, integralRecord.uid))
    .where(where)
    .orderBy(inOrder(sortedBy(order, { of: integralRecord, id: integralRecord.id, latest: integralRecord.updateTime })));
  return pageOfJoined(db, paging, query, { from: integralRecord, where }, (rows) =>
    rows.map(({ record, nickName }) => ({
      ...record,
      nickName,
      title: pointsKinds.labels[record.kind],
      linkType: linkTypes[record.kind],
      type: record.integral > 0 ? 1 : 2,
      integral: Math.abs(record.integral),
      thawTime: record.thawTime?.getTime() ?? 0,
    })),
  );
}
