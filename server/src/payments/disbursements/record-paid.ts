import type { Write } from '#server/platform/write/write.ts';
import type { DisbursementDraft } from './begin-disbursement.ts';
import { disbursement } from './tables.ts';

/** Puts money that people have paid among what left the shop. */
export async function recordPaid({ tx, now }: Write, draft: DisbursementDraft, providerNo: string): Promise<void> {
  await tx.insert(disbursement).values({ ...draft, state: 'done', providerNo, createTime: now, updateTime: now });
}
