import { and, eq, sql } from 'drizzle-orm';
import type { Refusal } from '#contract/refusal.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customer } from '../customers/tables.ts';

interface Move {
  uid: number;
  /** Negative takes. */
  by: number;
  /** Down to less than nothing, where the shop takes back what it should not have given. */
  mayOwe?: boolean;
}

/** A figure of customers that is the sum of a ledger. The ledger's functions alone move it, each time with a row. */
export function keptSum(column: 'nowMoney' | 'integral' | 'experience' | 'brokeragePrice', short: () => Refusal) {
  const kept = customer[column];
  const of = (db: Db, uid: number) => db.select({ kept }).from(customer).where(eq(customer.id, uid));

  return {
    /** Answers what there is after it. Of two who take at once, the second finds what the first has left. */
    async move({ tx, now }: Write, { uid, by, mayOwe = false }: Move): Promise<number> {
      const after = sql`${kept} + ${by}`;
      const [moved] = await tx
        .update(customer)
        .set({ [column]: after, updateTime: now })
        .where(and(eq(customer.id, uid), mayOwe ? undefined : sql`${after} >= 0`))
        .returning({ kept });
      if (!moved) throw short();
      return moved.kept;
    },
    find: async (db: Db, uid: number): Promise<number> => (await of(db, uid))[0]?.kept ?? 0,
    /** Locked until the end of the transaction. */
    lock: async (tx: Tx, uid: number): Promise<number> => (await of(tx, uid).for('update'))[0]?.kept ?? 0,
  };
}
