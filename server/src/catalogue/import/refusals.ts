import { and, asc, eq, sql } from 'drizzle-orm';
import { type RowDraft, runRow } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { RecordRefusal } from '../import-reading/document.ts';

/** A bad row may be bad because of a character that no column holds. */
const keepable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** Row of a run for a record that was refused, under its place in the file. */
export const draftOf = ({ kind, row, name, reason }: RecordRefusal): RowDraft => ({
  key: String(row),
  input: { kind, name: keepable(name) },
  state: 'refused',
  reason: keepable(reason),
});

export const refusalsOf = (db: Db, runId: number): Promise<RecordRefusal[]> =>
  db
    .select({
      kind: sql<RecordRefusal['kind']>`${runRow.input} ->> 'kind'`,
      row: sql<number>`${runRow.key}::int`,
      name: sql<string>`${runRow.input} ->> 'name'`,
      reason: runRow.reason,
    })
    .from(runRow)
    .where(and(eq(runRow.runId, runId), eq(runRow.state, 'refused')))
    .orderBy(asc(runRow.id));
