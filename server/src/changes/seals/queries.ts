import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { change, changeUnsealed } from '#server/platform/write/tables.ts';
import { type Link, ORIGIN, type Seal } from './rules.ts';
import { changeCheckpoint, changeSeal, changeVerification } from './tables.ts';

const ONLY = 1;

/** Serialises who adds to the chain or shortens it. */
export const lockChain = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(7451908)`);

/** The longest waiting of what is not sealed, with its digest. */
export async function takeUnsealed(tx: Tx, limit: number) {
  const { rows } = await tx.execute<{ id: number; changeId: number; since: number; through: number; digest: string | null }>(sql`
    delete from change_unsealed where id in (select id from change_unsealed order by id limit ${limit})
    returning id, change_id as "changeId", since, through, digest_of_change(change_id, since, through) as digest`);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Link that the chain begins after: the last that was removed, or none. */
export async function beginOf(db: Db): Promise<Link> {
  const [checkpoint] = await db.select({ id: changeCheckpoint.sealId, hash: changeCheckpoint.hash }).from(changeCheckpoint);
  return checkpoint ?? { id: 0, hash: ORIGIN };
}

export async function endOf(db: Db): Promise<Link> {
  const { id, hash } = changeSeal;
  const [last] = await db.select({ id, hash }).from(changeSeal).orderBy(desc(id)).limit(1);
  return last ?? beginOf(db);
}

/** True where the chain holds this link, or began after it since. */
export async function holdsLink(db: Db, { id, hash }: Link): Promise<boolean> {
  const begin = await beginOf(db);
  if (id < begin.id) return true;
  if (id === begin.id) return hash === begin.hash;
  return (await db.$count(changeSeal, and(eq(changeSeal.id, id), eq(changeSeal.hash, hash)))) > 0;
}

/** Number of the last link that a verification found sound. */
export async function verifiedUpTo(db: Db): Promise<number> {
  const [verification] = await db.select({ sealId: changeVerification.sealId }).from(changeVerification);
  return verification?.sealId ?? 0;
}

/** The change of the last link. */
export async function lastSealedChange(db: Db): Promise<number> {
  const [last] = await db.select({ id: changeSeal.changeId }).from(changeSeal).orderBy(desc(changeSeal.id)).limit(1);
  return last?.id ?? 0;
}

export async function insertSeals(tx: Tx, seals: readonly (typeof changeSeal.$inferInsert)[]): Promise<void> {
  if (seals.length > 0) await tx.insert(changeSeal).values([...seals]);
}

export interface Checked extends Seal {
  actual: string | null;
  /** Time of the act. */
  at: Date | null;
}

/** Seals after one of them, with what their changes read now. */
export const sealsAfter = (db: Db, after: number, limit: number): Promise<Checked[]> =>
  db
    .select({
      id: changeSeal.id,
      hash: changeSeal.hash,
      changeId: changeSeal.changeId,
      digest: changeSeal.digest,
      actual: sql<string | null>`digest_of_change(${changeSeal.changeId}, ${changeSeal.since}, ${changeSeal.through})`,
      at: change.at,
    })
    .from(changeSeal)
    .leftJoin(change, eq(change.id, changeSeal.changeId))
    .where(gt(changeSeal.id, after))
    .orderBy(asc(changeSeal.id))
    .limit(limit);

/** The first change that neither is sealed nor waits for it: nobody but the write path adds changes. */
export async function firstBeside(db: Db): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.id from change c
    where c.touched is not null and not exists (select from change_seal s where s.change_id = c.id)
      and not exists (select from change_unsealed u where u.change_id = c.id)
    order by c.id limit 1`);
  return rows[0]?.id;
}

export async function keepVerification(tx: Tx, found: Omit<typeof changeVerification.$inferInsert, 'id'>): Promise<void> {
  await tx
    .insert(changeVerification)
    .values({ id: ONLY, ...found })
    .onConflictDoUpdate({ target: changeVerification.id, set: found });
}

/** The first links of the chain, with the times of their acts. */
export const oldestSeals = (tx: Tx, limit: number) =>
  tx
    .select({ id: changeSeal.id, changeId: changeSeal.changeId, hash: changeSeal.hash, at: change.at })
    .from(changeSeal)
    .leftJoin(change, eq(change.id, changeSeal.changeId))
    .orderBy(asc(changeSeal.id))
    .limit(limit);

/** Removes the links up to one, and of their changes those that no later link seals or will seal; answers how many of those. */
export async function removeSealed(tx: Tx, upTo: number, changeIds: readonly number[]): Promise<number> {
  await tx.execute(sql`select set_config('signalbox.retire', 'on', true)`);
  await tx.delete(changeSeal).where(lte(changeSeal.id, upTo));
  const { rowCount } = await tx.execute(sql`
    delete from change c where c.id = any(${sql.param([...changeIds])}::bigint[])
      and not exists (select from change_seal s where s.change_id = c.id)
      and not exists (select from change_unsealed u where u.change_id = c.id)`);
  await tx.execute(sql`select set_config('signalbox.retire', 'off', true)`);
  return rowCount ?? 0;
}

type Checkpoint = Omit<typeof changeCheckpoint.$inferInsert, 'id' | 'removed'>;

export async function keepCheckpoint(tx: Tx, checkpoint: Checkpoint, removed: number): Promise<void> {
  await tx
    .insert(changeCheckpoint)
    .values({ id: ONLY, ...checkpoint, removed })
    .onConflictDoUpdate({
      target: changeCheckpoint.id,
      set: { ...checkpoint, removed: sql`${changeCheckpoint.removed} + ${removed}` },
    });
}

/** State of the chain: the last verification, where it begins, and how many changes wait. */
export async function chainState(db: Db) {
  const [verification] = await db.select().from(changeVerification);
  const [checkpoint] = await db.select().from(changeCheckpoint);
  return { verification, checkpoint, waiting: await db.$count(changeUnsealed) };
}

/** Rows of a table that went before, of these customers: only the log knows whose they were. */
export async function rowsGoneOf(tx: Tx, { noun, column, uids }: { noun: string; column: string; uids: readonly number[] }) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct row_id as id from change_row
    where noun = ${noun} and after is null and (before ->> ${column})::int = any(${sql.param([...uids])}::int[])`);
  return rows.map(({ id }) => Number(id));
}

/** True of a change that the log no longer has whole, since a person was erased. */
export async function lacksValues(tx: Tx, changeId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from change_row r join change_erasure e on e.id = r.id where r.change_id = ${changeId} limit 1`);
  return rowCount === 1;
}
