import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import {
  type backupCalls,
  type backupPlanCalls,
  backupRefusals,
  backupStates,
  proofStates,
} from '#contract/maintenance/backups.ts';
import { SECRET_SET } from '#contract/settings/setting.ts';
import { BACKUP_LOCK } from '#server/platform/backup/make-backup.ts';
import { edition } from '#server/platform/database/columns.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { Write } from '#server/platform/write/write.ts';
import { NO_PLAN } from './rules.ts';
import { type BackupRecord, type PlanRecord, backup, backupPlan } from './tables.ts';

const ONLY = 1;
type StoredPlan = Omit<PlanRecord, 'id' | 'updateTime'>;

/** Plan with its sealed secrets, as it is kept. */
export async function storedPlan(db: Db): Promise<StoredPlan> {
  const [row] = await db.select().from(backupPlan).where(eq(backupPlan.id, ONLY));
  return row ?? NO_PLAN;
}

/** Plan as a form shows it, with an edition that tells apart what it does not show. */
export async function shownPlan(db: Db): Promise<Answer<typeof backupPlanCalls.info>> {
  const [row] = await db
    .select({ ...getTableColumns(backupPlan), edition })
    .from(backupPlan)
    .where(eq(backupPlan.id, ONLY));
  const { key, bucket, ...plan } = row ?? { ...NO_PLAN, edition: '' };
  return { ...plan, bucket: bucket === '' ? '' : SECRET_SET, isEncrypted: key !== '' };
}

/** Sets parts of the plan; where it was shown in another edition, nothing. */
export async function setPlan({ tx, now }: Write, set: Partial<StoredPlan>, shown?: string): Promise<void> {
  const { rowCount } = await tx
    .insert(backupPlan)
    .values({ id: ONLY, ...NO_PLAN, ...set, updateTime: now })
    .onConflictDoUpdate({
      target: backupPlan.id,
      set: { ...set, updateTime: now },
      setWhere: shown === undefined ? undefined : sql`${backupPlan}.xmin::text = ${shown}`,
    });
  if (rowCount === 0) throw backupRefusals.CHANGED();
}

export const listBackups = (
  db: Db,
  { state, ...paging }: Input<typeof backupCalls.list>,
): Promise<Answer<typeof backupCalls.list>> =>
  pageOf(db, paging, { from: backup, where: equal(backup.state, state), order: [desc(backup.beginTime), desc(backup.id)] });

export async function findBackup(db: Db, id: number): Promise<BackupRecord> {
  const [row] = await db.select().from(backup).where(eq(backup.id, id));
  if (!row) throw backupRefusals.NOT_FOUND();
  return row;
}

/** Inserts one that begins; while another is made, the database refuses it. */
export async function insertBackup({ tx, now }: Write, row: Pick<BackupRecord, 'by' | 'isByTimer' | 'place' | 'isEncrypted'>) {
  const [inserted] = await tx
    .insert(backup)
    .values({ ...row, state: backupStates.making, beginTime: now })
    .returning({ id: backup.id });
  return inserted?.id ?? 0;
}

export const setBackup = (tx: Tx, id: number, set: Partial<BackupRecord>) => tx.update(backup).set(set).where(eq(backup.id, id));

/** Marks those before this one that the place of its path does not hold any more. */
export const markGone = (tx: Tx, { id, name, path }: Pick<BackupRecord, 'id' | 'name' | 'path'>, names: readonly string[]) =>
  tx
    .update(backup)
    .set({ state: backupStates.gone })
    .where(
      and(
        eq(backup.state, backupStates.made),
        lt(backup.id, id),
        sql`${backup.path} = ${path.slice(0, -name.length)} || ${backup.name}`,
        notInArray(backup.name, [...names]),
      ),
    );

export const isMaking = async (db: Db): Promise<boolean> => (await db.$count(backup, eq(backup.state, backupStates.making))) > 0;

/** Begin of the last backup by the timer. */
export async function lastByTimer(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: backup.beginTime })
    .from(backup)
    .where(eq(backup.isByTimer, true))
    .orderBy(desc(backup.beginTime), desc(backup.id))
    .limit(1);
  return row?.at;
}

const isWorkedOn = sql`exists (select from pg_locks where locktype = 'advisory' and objid = ${BACKUP_LOCK}
  and database = (select oid from pg_database where datname = current_database()))`;

/** Ends what began before a moment and is worked on by nobody: its process was killed too often. */
export const endAbandoned = ({ tx, now }: Write, before: Date, problem: string): Promise<Pick<BackupRecord, 'beginTime'>[]> =>
  tx
    .update(backup)
    .set({ state: backupStates.failed, endTime: now, problem })
    .where(and(eq(backup.state, backupStates.making), lt(backup.beginTime, before), sql`not ${isWorkedOn}`))
    .returning({ beginTime: backup.beginTime });

/** Ends proofs that nobody can be at any more. */
export const endAbandonedProofs = (
  { tx, now }: Write,
  before: Date,
  proofSays: string,
): Promise<Pick<BackupRecord, 'beginTime' | 'proof' | 'proofSays'>[]> =>
  tx
    .update(backup)
    .set({ proof: proofStates.broken, proofTime: now, proofSays })
    .where(and(inArray(backup.proof, [proofStates.proving, proofStates.waiting]), lt(backup.proofBegin, before)))
    .returning({ beginTime: backup.beginTime, proof: backup.proof, proofSays: backup.proofSays });

/** Backup that ended last, made or not. */
export async function lastEnded(db: Db): Promise<BackupRecord | undefined> {
  const [row] = await db
    .select()
    .from(backup)
    .where(isNotNull(backup.endTime))
    .orderBy(desc(backup.beginTime), desc(backup.id))
    .limit(1);
  return row;
}

/** Backup whose proof ended last. */
export async function lastProof(db: Db): Promise<BackupRecord | undefined> {
  const [row] = await db.select().from(backup).where(isNotNull(backup.proofTime)).orderBy(desc(backup.proofTime)).limit(1);
  return row;
}

/** Moments of the last backup that was made, and of the last one that was proven. */
export async function lastMoments(db: Db): Promise<{ made: Date | null; proven: Date | null }> {
  const { rows } = await db.execute<{ made: string | null; proven: string | null }>(sql`
    select (select max(${backup.endTime}) from ${backup} where ${backup.state} in ('made', 'gone')) as made,
      (select max(${backup.proofTime}) from ${backup} where ${backup.proof} = 'proven') as proven`);
  const at = (text: string | null | undefined) => (text ? new Date(text) : null);
  return { made: at(rows[0]?.made), proven: at(rows[0]?.proven) };
}

/** True once a backup was restored and held; as a question within a statement. */
export const isOneProven = sql`exists (select from ${backup} where ${backup.proof} = ${proofStates.proven})`;
