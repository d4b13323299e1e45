import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import {
  type EntryValues,
  type GroupData,
  type groupDataCalls,
  groupDataRefusals,
  valuesOf,
} from '#contract/settings/group-data.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { equal } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { dataGroup } from '../groups/tables.ts';
import { groupData } from './tables.ts';

export const entries = rowsOf(groupData, { missing: groupDataRefusals.NOT_FOUND });

export const listGroupData = (db: Db, input: Input<typeof groupDataCalls.list>): Promise<Page<GroupData>> =>
  pageOf(db, input, {
    from: groupData,
    where: and(eq(groupData.gid, input.gid), equal(groupData.status, input.status)),
    order: [asc(groupData.sort), asc(groupData.id)],
  });

export const groupDataInfo = async (db: Db, { id }: { id: number }): Promise<GroupData | null> =>
  (await entries.find(db, id)) ?? null;

/** Entries whose form may draw passwords, or that hold some, with the form of their group. */
export const lockEntriesOf = (tx: Tx, formIds: readonly number[]) =>
  tx
    .select({ id: groupData.id, value: groupData.value, secrets: groupData.secrets, formId: dataGroup.formId })
    .from(groupData)
    .innerJoin(dataGroup, eq(dataGroup.id, groupData.gid))
    .where(or(ne(groupData.secrets, ''), formIds.length > 0 ? inArray(dataGroup.formId, [0, ...formIds]) : undefined))
    .orderBy(asc(groupData.id))
    .for('update', { of: groupData });

/** Entries of a group that goes. */
export const deleteEntriesOf = (tx: Tx, gid: number) => tx.delete(groupData).where(eq(groupData.gid, gid));

/** Entries of a group for readers: every one that is shown, however many. */
export async function shownEntries(db: Db, gid: number): Promise<EntryValues[]> {
  const rows = await db
    .select({ value: groupData.value })
    .from(groupData)
    .where(and(eq(groupData.gid, gid), eq(groupData.status, true)))
    .orderBy(asc(groupData.sort), asc(groupData.id));
  return rows.map(({ value }) => valuesOf(value));
}

/** Entries of every group whose fields contain this text, those that are shown first. */
export const entriesWith = (db: Db, text: string) =>
  db
    .select({
      id: groupData.id,
      gid: groupData.gid,
      group: dataGroup.name,
      value: groupData.value,
      status: groupData.status,
    })
    .from(groupData)
    .innerJoin(dataGroup, eq(dataGroup.id, groupData.gid))
    .where(sql`position(${text} in ${groupData.value}) > 0`)
    .orderBy(desc(groupData.status), asc(groupData.gid), asc(groupData.sort), asc(groupData.id));
