import { and, eq } from 'drizzle-orm';
import { ledgerRefusals } from '#contract/customers/ledgers.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { keptSum } from '../ledgers/kept-sum.ts';
import { experienceRecord } from './tables.ts';

export const experiences = keptSum('experience', ledgerRefusals.SHORT_OF_EXPERIENCE);

/** Customer who earned by an order; undefined when nobody did. */
export async function findGain(tx: Tx, orderNo: string): Promise<number | undefined> {
  const isGain = and(eq(experienceRecord.linkId, orderNo), eq(experienceRecord.kind, 'gain'));
  return (await tx.select({ uid: experienceRecord.uid }).from(experienceRecord).where(isGain))[0]?.uid;
}
