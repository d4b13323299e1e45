import { sql } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { isUnsettled } from './queries.ts';
import { settle } from './settle.ts';

/** Settles the level of a customer whose experience moved. Most stay where they are, for the price of a look. */
export async function settleCustomerLevel(write: Write, uid: number): Promise<void> {
  const which = sql`k.id = ${uid}`;
  if (await isUnsettled(write.tx, which)) await settle(write, which);
}
