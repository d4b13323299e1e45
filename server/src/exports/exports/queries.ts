import { and, count, desc, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type ExportRecord, type exportCalls, exportRefusals } from '#contract/exports/exports.ts';
import type { Page } from '#contract/wire.ts';
import { type Actor, adminIdOf, limitsOf, scopeOf } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { exportTable } from './tables.ts';

export type ExportRow = typeof exportTable.$inferSelect;

/** A person's own; whoever has a limit keeps those that hold no more than it leaves, and none from before. */
function mineOf(actor: Actor) {
  const scope = scopeOf(actor);
  const holdNoMore = limitsOf(actor).map((kind) => sql`${exportTable.scope} -> ${kind} <@ ${JSON.stringify(scope[kind])}::jsonb`);
  return and(eq(exportTable.adminId, adminIdOf(actor)), ...holdNoMore);
}

/** A person's own, newest first. */
export const listExports = (db: Db, input: Input<typeof exportCalls.list>, { actor }: CallContext): Promise<Page<ExportRecord>> =>
  pageOf(db, input, { from: exportTable, where: mineOf(actor), order: [desc(exportTable.id)] });

export async function getExport(db: Db, id: number): Promise<ExportRow> {
  const [row] = await db.select().from(exportTable).where(eq(exportTable.id, id));
  if (!row) throw exportRefusals.NOT_FOUND();
  return row;
}

export async function lockOwnExport(tx: Tx, id: number, actor: Actor): Promise<ExportRow> {
  const [row] = await tx
    .select()
    .from(exportTable)
    .where(and(eq(exportTable.id, id), mineOf(actor)))
    .for('update');
  if (!row) throw exportRefusals.NOT_FOUND();
  return row;
}

const isThere = (now: Date) => and(eq(exportTable.state, 'done'), gt(exportTable.expireTime, now));

/** A finished one of this person's that has not expired. */
export async function findOwnFile(db: Db, id: number, actor: Actor, now: Date): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(exportTable)
    .where(and(eq(exportTable.id, id), mineOf(actor), isThere(now)));
  return row;
}

/** Finds an export by its name, the latest of several. */
export async function findOwnByName(db: Db, fileName: string, actor: Actor, now: Date): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(exportTable)
    .where(and(eq(exportTable.fileName, fileName), mineOf(actor), isThere(now)))
    .orderBy(desc(exportTable.id))
    .limit(1);
  return row;
}

/** Export by its secret link; synchronous exports only. */
export async function findLinkedFile(db: Db, secret: string, now: Date): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(exportTable)
    .where(and(eq(exportTable.secret, secret), isThere(now)));
  return row?.jobId === null ? row : undefined;
}

/** Lock of a person, who begins one export at a time: of many at once each would find room. */
export async function lockBeginnings(tx: Tx, adminId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('export', ${adminId}::bigint))`);
}

export const countUnfinished = async (db: Db, adminId: number): Promise<number> =>
  (
    await db
      .select({ n: count() })
      .from(exportTable)
      .where(and(eq(exportTable.adminId, adminId), inArray(exportTable.state, ['waiting', 'running'])))
  )[0]?.n ?? 0;

const BATCH = 500;

export const expiredExports = (db: Db, now: Date): Promise<ExportRow[]> =>
  db
    .select()
    .from(exportTable)
    .where(and(isNotNull(exportTable.expireTime), lte(exportTable.expireTime, now), eq(exportTable.state, 'done')))
    .limit(BATCH);

export async function insertExport(tx: Tx, draft: typeof exportTable.$inferInsert): Promise<ExportRow> {
  const [row] = await tx.insert(exportTable).values(draft).returning();
  if (!row) throw new Error('export was not inserted');
  return row;
}

/** Undefined when it is over already: a cancelled one stays cancelled. */
export async function setUnfinished(tx: Tx, id: number, values: Partial<ExportRow>): Promise<ExportRow | undefined> {
  const [row] = await tx
    .update(exportTable)
    .set(values)
    .where(and(eq(exportTable.id, id), inArray(exportTable.state, ['waiting', 'running'])))
    .returning();
  return row;
}

export async function setExpired(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(exportTable)
    .set({ state: 'expired' })
    .where(inArray(exportTable.id, [...ids]));
}

export async function deleteExportsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(exportTable).where(lt(exportTable.createTime, before));
}
