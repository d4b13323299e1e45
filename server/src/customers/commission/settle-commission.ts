import { and, eq } from 'drizzle-orm';
import { commissionStates } from '#contract/customers/ledgers.ts';
import type { Write } from '#server/platform/write/write.ts';
import { commissionRecord } from './tables.ts';

interface Settlement {
  /** Number of the withdrawal. */
  linkId: string;
  status: typeof commissionStates.complete | typeof commissionStates.invalid;
}

/** End of a withdrawal of commission. The figure moved when it was asked for; a refusal gives it back by a row of its own. */
export async function settleCommission({ tx, now }: Write, { linkId, status }: Settlement): Promise<void> {
  const withdrawn = and(eq(commissionRecord.kind, 'withdraw'), eq(commissionRecord.linkId, linkId));
  const settled = await tx
    .update(commissionRecord)
    .set({ status, updateTime: now })
    .where(and(withdrawn, eq(commissionRecord.status, commissionStates.withdrawing)))
    .returning({ id: commissionRecord.id });
  if (settled.length !== 1) throw new Error(`withdrawal ${linkId} has ${settled.length} rows that wait in the ledger`);
}
