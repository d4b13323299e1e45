import { and, eq, inArray } from 'drizzle-orm';
import { commissionStates, pointsStates } from '#contract/customers/ledgers.ts';
import type { Write } from '#server/platform/write/write.ts';
import { commissionRecord } from '../commission/tables.ts';
import { integralRecord } from '../points/tables.ts';

/** Points and commission that wait for their order: they count nowhere yet, so they will count for whoever goes on. */
export async function takeOverWaiting({ tx }: Write, { fromUid, toUid }: { fromUid: number; toUid: number }): Promise<void> {
  await tx
    .update(integralRecord)
    .set({ uid: toUid })
    .where(and(eq(integralRecord.uid, fromUid), inArray(integralRecord.status, [pointsStates.created, pointsStates.frozen])));
  await tx
    .update(commissionRecord)
    .set({ uid: toUid })
    .where(
      and(
        eq(commissionRecord.uid, fromUid),
        inArray(commissionRecord.status, [commissionStates.created, commissionStates.frozen]),
      ),
    );
}
