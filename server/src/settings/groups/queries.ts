import { desc } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Group, type groupCalls, dataGroupRefusals } from '#contract/settings/groups.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { matchingOrId } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { dataGroup } from './tables.ts';

export const groups = rowsOf(dataGroup, { missing: dataGroupRefusals.NOT_FOUND });

export const listGroups = (db: Db, { keywords, ...paging }: Input<typeof groupCalls.list>): Promise<Page<Group>> =>
  pageOf(db, paging, {
    from: dataGroup,
    where: matchingOrId(keywords, dataGroup.id, dataGroup.name, dataGroup.info),
    order: [desc(dataGroup.id)],
  });

export const groupInfo = async (db: Db, { id }: { id: number }): Promise<Group | null> => (await groups.find(db, id)) ?? null;
