import { type SQL, and, asc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import type { Input } from '#contract/call.ts';
import { type CustomerLevel, type customerLevelCalls, customerLevelRefusals } from '#contract/customers/levels.ts';
import { addressesOf, withAddresses } from '#server/pictures/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { customer, customerLevel } from '../customers/tables.ts';

type MembersInput = Input<typeof customerLevelCalls.members>;
const live = eq(customerLevel.isDel, false);
export type Level = typeof customerLevel.$inferSelect;

export const levels = rowsOf(customerLevel, { live, missing: customerLevelRefusals.NOT_FOUND });
/** Levels for deletion, whose absence the wire says in other words. */
export const deletable = rowsOf(customerLevel, { live, missing: customerLevelRefusals.GONE });

const liveLevels = (db: Db): Promise<Level[]> =>
  db.select(getTableColumns(customerLevel)).from(customerLevel).where(live).orderBy(asc(customerLevel.grade));

export const listLevels = async (db: Db): Promise<CustomerLevel[]> => withAddresses(db, await liveLevels(db), 'icon');

export async function getLevel(db: Db, { id }: { id: number }): Promise<CustomerLevel> {
  const row = await levels.get(db, id);
  return { ...row, icon: (await addressesOf(db)).show(row.icon) };
}

/** A level that customers can be on; nobody hides or moves it meanwhile. */
export async function shareShownLevel(tx: Tx, id: number): Promise<Level | undefined> {
  const [row] = await tx
    .select()
    .from(customerLevel)
    .where(and(live, eq(customerLevel.isShow, true), eq(customerLevel.id, id)))
    .for('share');
  return row;
}

/** Customers on the level who earned it and would not have reached it at this threshold. */
const short = (id: number, experience: number) =>
  and(eq(customer.level, id), eq(customer.isLevelByHand, false), lt(customer.experience, experience));

/** Number of customers on the level, as it is kept, or of those whom another threshold takes off it. */
export const countMembers = async (db: Db, { id, experience }: MembersInput): Promise<{ customers: number }> => ({
  customers:
    experience === undefined ? (await countsOf(db, 'customer'))(`level ${id}`) : await db.$count(customer, short(id, experience)),
});

/** Number of customers whom a level in this place would lift. */
export async function countRisers(db: Db, { id = 0, grade, experience }: Input<typeof customerLevelCalls.risers>) {
  const { rows } = await db.execute<{ customers: number }>(sql`
    select count(*)::int as customers from customer c left join customer_level o on o.id = c.level
    where not c.is_level_by_hand and c.experience >= ${experience} and coalesce(o.grade, 0) < ${grade}
      and c.level is distinct from ${id} and c.merged_into is null`);
  return { customers: rows[0]?.customers ?? 0 };
}

/** Terms on which customers are on a level. */
type LevelPlace = Pick<Level, 'id' | 'grade' | 'experience'>;

/**
 * Customers whom a level moves when its place changes, locked before the level, as by whoever earns experience. True where they are
 * more than are moved at once: a job locks those, portion by portion.
 */
export async function lockAround(tx: Tx, { id, grade, experience }: LevelPlace): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from customer c where c.level = ${id} or not c.is_level_by_hand and c.experience >= ${experience}
      and coalesce((select o.grade from customer_level o where o.id = c.level), 0) < ${grade}
    order by c.id limit ${BULK_SYNC_MAX + 1} for update`);
  return (rowCount ?? 0) > BULK_SYNC_MAX;
}

/** All of them; who else places a level among them waits. */
export async function lockLadder(tx: Tx): Promise<Level[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('customer_level', 0))`);
  return liveLevels(tx);
}

/**
 * Customers `k` on `o` whose level should be `t`: the highest shown one that their experience reaches, or their own by what it asks of
 * those who were on it before it asked for more, and of those who were given theirs by hand none below it while it is shown.
 */
export const unsettled = (which: SQL, locked: SQL) => sql`
  customer k left join customer_level o on o.id = k.level left join lateral (
    select l.id, l.grade, l.discount, l.name from customer_level l
    where l.is_show and not l.is_del and (l.experience <= k.experience or k.is_level_by_hand and l.grade <= o.grade
      or l.id = k.level and l.keeps_from <= k.experience and not exists (select from customer_level_record r
        where r.uid = k.id and r.level_id = l.id and r.create_time > l.keeps_at))
    order by l.grade desc limit 1 ${locked}) t on true
  where ${which} and k.level is distinct from t.id`;

/** The next customers of a level, or who reach it, whose level should be another; in the order of their numbers, and locked. */
export async function lockUnsettled(tx: Tx, { levelId, after, limit }: { levelId: number; after: number; limit: number }) {
  const which = sql`k.id > ${after}
    and (k.level = ${levelId} or not k.is_level_by_hand and t.id = ${levelId} and t.grade > coalesce(o.grade, 0))`;
  const { rows } = await tx.execute<{ id: number }>(
    sql`select k.id from ${unsettled(which, sql``)} order by k.id limit ${limit} for update of k`,
  );
  return rows.map(({ id }) => id);
}

/** True where a customer's level should be another; most of the time none should. */
export const isUnsettled = async (tx: Tx, which: SQL): Promise<boolean> =>
  (await tx.execute(sql`select from ${unsettled(which, sql``)} limit 1`)).rowCount !== 0;
