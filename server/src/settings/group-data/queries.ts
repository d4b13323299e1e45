import { and, asc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { GroupData, groupDataCalls } from '#contract/settings/group-data.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { groupData } from './tables.ts';

export async function listGroupData(db: Db, filter: Input<typeof groupDataCalls.list>): Promise<Page<GroupData>> {
  const { gid, status, limit } = filter;
  const wanted = and(eq(groupData.gid, gid), status === undefined ? undefined : eq(groupData.status, status));
  const inOrder = [asc(groupData.sort), asc(groupData.id)];
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(groupData)
      .where(wanted)
      .orderBy(...inOrder)
      .limit(limit)
      .offset(offsetOf(filter)),
    db.$count(groupData, wanted),
  ]);
  return toPage(filter, total, rows);
}
