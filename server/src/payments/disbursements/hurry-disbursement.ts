import { and, eq, isNotNull } from 'drizzle-orm';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { ASK_JOB } from './begin-disbursement.ts';
import { disbursement } from './tables.ts';

/** Asks about money at once whose provider says that something became of it; false where nobody waits for it. */
export async function hurryDisbursement(write: Write, number: string): Promise<boolean> {
  const { tx, now } = write;
  const [hurried] = await tx
    .update(disbursement)
    .set({ nextAskTime: now, updateTime: now })
    .where(and(eq(disbursement.number, number), isNotNull(disbursement.nextAskTime)))
    .returning({ id: disbursement.id });
  if (hurried) await later(write, { name: ASK_JOB }, hurried);
  return hurried !== undefined;
}
