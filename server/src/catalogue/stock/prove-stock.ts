import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { reportDrift } from '#server/platform/drift.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';

export interface StockGap {
  noun: string;
  id: number;
  stock: number;
  entries: number;
}

/** SKUs and products whose figures differ from the ledger. */
export async function stockGaps(db: Db): Promise<StockGap[]> {
  const { rows } = await db.execute<{ noun: string; id: number; stock: number; entries: number }>(
    sql`select * from stock_gaps()`,
  );
  return rows;
}

/** Every night: stock equals the sum of its entries. */
export const proveStock: Timer = {
  name: 'prove-stock',
  cron: '27 3 * * *',
  async run({ database }) {
    reportDrift('stock', await stockGaps(database.db));
  },
};
