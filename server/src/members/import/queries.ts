import { and, asc, eq, sql } from 'drizzle-orm';
import type { BulkRun } from '#contract/bulk-run.ts';
import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import type { Input } from '#contract/call.ts';
import { masked } from '#contract/masked.ts';
import { type MemberField, MEMBER_ROWS, memberFields, type memberImportCalls, no } from '#contract/members/member-import.ts';
import { type Actor, adminIdOf } from '#server/platform/actor.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { memberImport, memberImportRow } from './tables.ts';

export type ImportRecord = typeof memberImport.$inferSelect;
type Row = typeof memberImportRow.$inferSelect;
export type RowDraft = Pick<Row, 'row' | 'cells' | 'state' | 'reason'>;

const isOf = (id: number, actor: Actor) => and(eq(memberImport.id, id), eq(memberImport.adminId, adminIdOf(actor)));

/** A person's own imports only, for sheets hold what is personal. */
export async function getImport(db: Db, id: number, { actor }: Pick<Asked, 'actor'>): Promise<ImportRecord> {
  const [found] = await db.select().from(memberImport).where(isOf(id, actor));
  if (!found) throw no.NOT_FOUND();
  return found;
}

export async function findImport(db: Db, id: number): Promise<(ImportRecord & { changeId: null }) | undefined> {
  const [found] = await db.select().from(memberImport).where(eq(memberImport.id, id));
  return found && { ...found, changeId: null };
}

export async function lockImport(tx: Tx, id: number): Promise<ImportRecord> {
  const [found] = await tx.select().from(memberImport).where(eq(memberImport.id, id)).for('update');
  if (!found) throw no.NOT_FOUND();
  return found;
}

type Draft = Pick<ImportRecord, 'fileName' | 'adminId' | 'createTime'>;

/** A sheet with the verdicts on its rows; answers its id. */
export async function insertImport(tx: Tx, draft: Draft, rows: readonly RowDraft[]): Promise<number> {
  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length;
  const counts = { matched: rows.length, changed: 0, unchanged: count('unchanged'), refused: count('refused') };
  const [made] = await tx
    .insert(memberImport)
    .values({ ...draft, ...counts, state: 'checked' })
    .returning({ id: memberImport.id });
  if (!made) throw new Error('member_import was not inserted');
  const kept = rows.map((row) => ({ ...row, importId: made.id }));
  await inChunks(kept, (chunk) => insertRows(tx, memberImportRow, chunk));
  return made.id;
}

export const setImport = (tx: Tx, id: number, values: Partial<ImportRecord>) =>
  tx.update(memberImport).set(values).where(eq(memberImport.id, id));

/** The next rows of an import that wait, in the order of the sheet. */
export const nextWaiting = (tx: Tx, importId: number): Promise<Row[]> =>
  tx
    .select()
    .from(memberImportRow)
    .where(and(eq(memberImportRow.importId, importId), eq(memberImportRow.state, 'waiting')))
    .orderBy(asc(memberImportRow.id))
    .limit(BULK_SYNC_MAX);

export const setOutcomes = (tx: Tx, outcomes: readonly Pick<Row, 'id' | 'state' | 'reason'>[]) =>
  tx.execute(sql`
    update member_import_row r set state = o.state, reason = o.reason
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (id int, state text, reason text)
    where r.id = o.id`);

export async function importInfo(db: Db, { id }: { id: number }, asked: Asked): Promise<BulkRun> {
  const { fileName, state, matched, changed, unchanged, refused, jobId, createTime } = await getImport(db, id, asked);
  if (state === 'checked') throw no.NOT_FOUND();
  const counts = { matched, changed, unchanged, refused };
  return { id, label: `导入 ${fileName}`, state, ...counts, jobId, changeId: null, undone: false, createTime };
}

export async function listImportRows(db: Db, { id, state, ...paging }: Input<typeof memberImportCalls.rows>, asked: Asked) {
  await getImport(db, id, asked);
  const where = and(eq(memberImportRow.importId, id), equal(memberImportRow.state, state));
  const query = db.select().from(memberImportRow).where(where).orderBy(asc(memberImportRow.id));
  return pageOfJoined(db, paging, query, { from: memberImportRow, where }, (rows) =>
    rows.map(({ cells, ...row }) => ({
      ...row,
      phone: masked(cells.phone ?? ''),
      nickname: cells.nickname || cells.realName || '',
    })),
  );
}

const fields = Object.keys(memberFields) as MemberField[];

/** Refused rows as they were written, each with its reason at the end. */
export async function listProblems(db: Db, { id }: { id: number }, asked: Asked): Promise<string[][]> {
  await getImport(db, id, asked);
  const rows = await db
    .select({ cells: memberImportRow.cells, reason: memberImportRow.reason })
    .from(memberImportRow)
    .where(and(eq(memberImportRow.importId, id), eq(memberImportRow.state, 'refused')))
    .orderBy(asc(memberImportRow.id))
    .limit(MEMBER_ROWS);
  const lines = rows.map(({ cells, reason }) => [...fields.map((field) => cells[field] ?? ''), reason]);
  return [[...fields.map((field) => memberFields[field]), '原因'], ...lines];
}
