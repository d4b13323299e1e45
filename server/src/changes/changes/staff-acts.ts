import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Change } from '#contract/changes/changes.ts';
import { findHistory } from '#contract/history.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { change, changeRow } from '#server/platform/write/tables.ts';
import { entriesOf, partsOf } from './history.ts';
import { rowsAbout } from './queries.ts';

interface StaffActsQuery {
  noun: string;
  rowId: number;
  /** Number of a change: those before it. */
  before: number;
  limit: number;
  /** Acts that are left out. */
  except: readonly string[];
}

/** Acts of staff on a record, by acts of its own noun, newest first. Whoever asks may read the record. */
export async function staffActs(
  db: Db,
  { noun, rowId, before, limit, except }: StaffActsQuery,
): Promise<z.output<typeof Change>[]> {
  const byStaff = and(
    eq(change.id, changeRow.changeId),
    eq(change.actorKind, 'admin'),
    sql`split_part(${change.act}, '.', 1) = ${noun}`,
    notInArray(change.act, [...except]),
  );
  const where = and(lt(changeRow.changeId, before), sql`exists (select from ${change} where ${byStaff})`);
  const parts = partsOf(findHistory(noun) ?? {});
  const rows = await rowsAbout(db, { noun, rowId, parts, limit, ...(where && { where }) });
  return entriesOf(db, noun, rows);
}
