import { eq } from 'drizzle-orm';
import { labelOf } from '#contract/choices.ts';
import { billProviders } from '#contract/payments/bills.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask } from '#server/tasks/index.ts';
import { leaveBill } from './leave-bill.ts';
import { countOpen } from './queries.ts';
import { billTask, stateOf } from './rules.ts';
import { type BillRow, paymentBill } from './tables.ts';

/** Counts what is left to be resolved of a bill, and leaves it to people or ends their task. */
export async function followBill(write: Write, bill: BillRow): Promise<BillRow> {
  const open = (await countOpen(write.tx, bill.id)) + bill.unlisted;
  const state = stateOf({ differing: bill.differing, open, lines: bill.ourCount + bill.theirCount });
  await write.tx.update(paymentBill).set({ open, state }).where(eq(paymentBill.id, bill.id));
  const provider = labelOf(billProviders, bill.provider) ?? bill.provider;
  if (open > 0) await leaveBill(write, bill, `${provider}的账单有 ${open} 笔与本系统不一致，请逐笔核对，并写明处理结果`);
  else await finishTask(write, billTask(bill));
  return { ...bill, open, state };
}
