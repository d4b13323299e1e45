import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Segment, segmentRefusals, type segmentCalls } from '#contract/segments/segments.ts';
import type { Page } from '#contract/wire.ts';
import { admin } from '#server/access/index.ts';
import { matching } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { recordsOf } from '#server/platform/database/records/records-of.ts';
import { segment } from './tables.ts';

export const segments = recordsOf(segment, { missing: segmentRefusals.NOT_FOUND });
const { live } = segments;

const found = (db: Db) =>
  db
    .select({ ...getTableColumns(segment), adminName: sql<string>`coalesce(${admin.realName}, '')` })
    .from(segment)
    .leftJoin(admin, eq(admin.id, segment.adminId));

/** Segments, the latest first. */
export function listSegments(db: Db, { name, ...paging }: Input<typeof segmentCalls.list>): Promise<Page<Segment>> {
  const where = and(live, matching(name, segment.name));
  return pageOfJoined(db, paging, found(db), { from: segment, where, order: [desc(segment.id)] }, (rows) => rows);
}

export async function getSegment(db: Db, { id }: { id: number }): Promise<Segment> {
  const [row] = await found(db).where(and(live, eq(segment.id, id)));
  if (!row) throw segmentRefusals.NOT_FOUND();
  return row;
}
