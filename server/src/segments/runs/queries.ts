import { type SQL, and, asc, isNotNull, isNull, sql } from 'drizzle-orm';
import { BULK_MAX } from '#contract/bulk-run.ts';
import { type ChosenCustomers, customerRunRefusals } from '#contract/segments/customer-runs.ts';
import { customer, customerConditions } from '#server/customers/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { segments } from '../segments/queries.ts';

/** Condition of those who were ticked, match a filter, or belong to a segment; who went into another account is left out. */
export async function chosenWhere(db: Db, { ids, filter, segmentId }: ChosenCustomers, now: Date): Promise<SQL | undefined> {
  const isOne = isNull(customer.mergedInto);
  if (ids) return and(isOne, among(customer.id, ids));
  if (segmentId !== undefined) return and(isOne, customerConditions((await segments.get(db, segmentId)).filter, now));
  if (!filter) throw customerRunRefusals.NOTHING_CHOSEN();
  return and(isOne, customerConditions(filter, now));
}

/** How many are found, and for how many of them there is something to do. */
export async function countChosen(db: Db, where: SQL | undefined, changes: SQL): Promise<{ matched: number; changed: number }> {
  const { rows } = await db.execute<{ matched: number; changed: number }>(sql`
    select count(*)::int as matched, (count(*) filter (where changes))::int as changed
    from (select ${changes} as changes from ${customer} where ${where ?? sql`true`} limit ${BULK_MAX + 1}) found`);
  return rows[0] ?? { matched: 0, changed: 0 };
}

/** Customers that a run freezes: one more than it takes, so that too many are known. */
export const chosenIds = (where: SQL | undefined): SQL =>
  sql`select ${customer.id} from ${customer} where ${where ?? sql`true`} order by ${customer.id} limit ${BULK_MAX + 1}`;

/** Customers among these who fulfil a condition, in the order of their ids. */
export async function uidsWho(tx: Tx, uids: readonly number[], condition: SQL): Promise<number[]> {
  const rows = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(among(customer.id, uids), condition))
    .orderBy(asc(customer.id));
  return rows.map(({ id }) => id);
}

/** Customers among these who went into another since they were chosen, each with whom it was. */
export async function mergedAmong(tx: Tx, uids: readonly number[]): Promise<Map<number, number>> {
  const { id, mergedInto } = customer;
  const rows = await tx
    .select({ id, mergedInto })
    .from(customer)
    .where(and(among(id, uids), isNotNull(mergedInto)));
  return new Map(rows.flatMap((row) => (row.mergedInto === null ? [] : [[row.id, row.mergedInto]])));
}
