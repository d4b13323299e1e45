import { sql } from 'drizzle-orm';
import { DELETION_STANDS_MS } from '#contract/history.ts';
import type { Tx } from '../database/connect.ts';
import { inBatches } from './in-batches.ts';
import type { Timer } from './jobs.ts';

interface Clearing {
  name: string;
  label: string;
  /** Rows of one transaction. */
  portion: number;
  /** Clears some of what points to records deleted before a moment; answers how many rows. */
  clear: (tx: Tx, before: Date, limit: number) => Promise<number>;
}

// Leaves the rest of the transaction out of the change log: nobody sees any more what is cleared.
const unrecorded = (tx: Tx) => tx.execute(sql`select set_config('signalbox.change', '0', true)`);

/** Timer for what points to records that can no longer be restored; broken off, the next run goes on with what is left. */
export const clearDeleted = ({ name, label, portion, clear }: Clearing): Timer => ({
  name,
  label,
  cron: '7 * * * *',
  sleeps: false,
  run: (services) =>
    inBatches(
      services,
      name,
      async ({ tx, now }) => {
        await unrecorded(tx);
        return clear(tx, new Date(now.getTime() - DELETION_STANDS_MS), portion);
      },
      portion,
    ),
});
