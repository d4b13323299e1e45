import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isErased } from '../erasures/queries.ts';
import { survivorOf } from '../customers/survivor.ts';
import { customer } from '../customers/tables.ts';

interface SumMove {
  uid: number;
  /** Negative takes. */
  by: number;
  /** Down to less than nothing, where the shop takes back what it should not have given. */
  mayOwe?: boolean;
}

/** Debts of a customer who was erased still show: what an order earned them is taken back with its money. */
const goesOnOrOwes = or(isNull(customer.mergedInto), eq(customer.mergedInto, customer.id));

/** A figure of customers that is the sum of a ledger. The ledger's functions alone move it, each time with a row. */
export function keptSum(column: 'nowMoney' | 'integral' | 'experience' | 'brokeragePrice', short: () => Refusal) {
  const kept = customer[column];
  const isTheirs = (uid: number) => eq(customer.id, survivorOf(uid));
  const of = (db: Db, uid: number) => db.select({ kept }).from(customer).where(isTheirs(uid));

  async function tryMove({ tx, now }: Write, { uid, by, mayOwe = false }: SumMove) {
    const after = sql`${kept} + ${by}`;
    const [moved] = await tx
      .update(customer)
      .set({ [column]: after, updateTime: now })
      .where(and(isTheirs(uid), mayOwe ? goesOnOrOwes : isNull(customer.mergedInto), mayOwe ? undefined : sql`${after} >= 0`))
      .returning({ uid: customer.id, kept });
    return moved;
  }

  return {
    /** Answers what there is after it, and whose it is. Of two who take at once, the second finds what the first has left. */
    async move(write: Write, move: SumMove): Promise<{ uid: number; kept: number }> {
      // Tries again by the account that goes on, in case of a merge at this moment.
      const moved = (await tryMove(write, move)) ?? (await tryMove(write, move));
      if (!moved) throw (await isErased(write.tx, move.uid)) ? customerRefusals.ERASED() : short();
      return moved;
    },
    find: async (db: Db, uid: number): Promise<number> => (await of(db, uid))[0]?.kept ?? 0,
    /** Sum of a customer, locked until the end of the transaction. */
    lock: async (tx: Tx, uid: number): Promise<number> => (await of(tx, uid).for('update'))[0]?.kept ?? 0,
  };
}
