import { sql } from 'drizzle-orm';
import type { Tx } from '../database/connect.ts';

/** The rest of the transaction leaves nothing in the change log: for clearing what nobody sees any more, and nothing else. */
export const unrecorded = (tx: Tx) => tx.execute(sql`select set_config('signalbox.change', '0', true)`);
