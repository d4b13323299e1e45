import { and, asc, eq } from 'drizzle-orm';
import { bankLineStates } from '#contract/cashier/bank-line-record.ts';
import { showDay } from '#contract/moment.ts';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import { bankAccounts } from '../bank-accounts/queries.ts';
import { bankLine } from './tables.ts';

/** Leaves an account with lines that wait to people; ends the task with the last of them. Acts on one account wait for each other here. */
export async function followAccount(write: Write, accountId: number): Promise<void> {
  const { tx } = write;
  const { name } = await bankAccounts.lock(tx, accountId);
  const [oldest] = await tx
    .select({ bookedAt: bankLine.bookedAt })
    .from(bankLine)
    .where(and(eq(bankLine.accountId, accountId), eq(bankLine.status, bankLineStates.waiting)))
    .orderBy(asc(bankLine.bookedAt))
    .limit(1);
  const subject = { kind: taskKinds.bankLines, subjectKey: `bank_account:${accountId}` };
  if (!oldest) return finishTask(write, subject);
  const says = `还有 ${showDay(oldest.bookedAt)} 起的流水没有对应收款单或付款单，请逐笔对应或忽略`;
  await openTask(write, { ...subject, record: taskRecords.bankAccount, number: name, says, amount: null });
}
