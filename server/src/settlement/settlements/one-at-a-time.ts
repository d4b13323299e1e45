import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';

/** Waits for its turn: portions of runs, and bills that are voided, decide one after the other which orders are settled. */
export const oneAtATime = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settlement', 0))`);
