import { eq, or, sql } from 'drizzle-orm';
import { commissionStates, pointsStates } from '#contract/customers/ledgers.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { customer } from '../customers/tables.ts';

/** Numbers of a customer and of the accounts that went into it. */
export async function accountsOf(db: Db, uid: number): Promise<number[]> {
  const rows = await db
    .select({ id: customer.id })
    .from(customer)
    .where(or(eq(customer.id, uid), eq(customer.mergedInto, uid)));
  return rows.map(({ id }) => id);
}

/** Points and commission of these accounts that wait for an order. */
export async function countPromises(db: Db, uids: readonly number[]): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select (select count(*) from integral_record where uid = any(${sql.param([...uids])}::int[])
        and status in (${pointsStates.created}, ${pointsStates.frozen}))::int
      + (select count(*) from commission_record where uid = any(${sql.param([...uids])}::int[])
        and status in (${commissionStates.created}, ${commissionStates.frozen}))::int as n`);
  return rows[0]?.n ?? 0;
}

/** True of a customer who was erased. */
export async function isErased(db: Db, uid: number): Promise<boolean> {
  const [found] = await db.select({ at: customer.erasedAt }).from(customer).where(eq(customer.id, uid));
  return Boolean(found?.at);
}
