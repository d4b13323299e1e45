import { and, asc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { GroupData, groupDataCalls } from '#contract/settings/group-data.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { equal } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { groupData } from './tables.ts';

export const listGroupData = (db: Db, input: Input<typeof groupDataCalls.list>): Promise<Page<GroupData>> =>
  pageOf(db, input, {
    from: groupData,
    where: and(eq(groupData.gid, input.gid), equal(groupData.status, input.status)),
    order: [asc(groupData.sort), asc(groupData.id)],
  });
