import { yuanOfFen } from '#contract/fen.ts';
import { type DifferenceReason, differenceReasons } from '#contract/payments/attempts.ts';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';
import type { CameIn } from './kinds.ts';
import { subjectKeyOf } from './rules.ts';
import { type AttemptRecord, paymentDifference } from './tables.ts';

const NUMBER_MAX = 64;
const FOUND_BY_MAX = 40;

type Known = Pick<AttemptRecord, 'kind' | 'orderNo'>;

/** Leaves money that moves nothing here to people, once however often the provider tells of it. */
export async function recordDifference(write: Write, { provider, receipt }: CameIn, reason: DifferenceReason, known?: Known) {
  const { tx, now } = write;
  const { transactionNo, number, amount, paidTime } = receipt;
  const told = { provider, transactionNo, number: number.slice(0, NUMBER_MAX), amount, paidTime, reason };
  const [first] = await tx
    .insert(paymentDifference)
    .values({ ...told, createTime: now, updateTime: now })
    .onConflictDoNothing()
    .returning({ id: paymentDifference.id });
  if (!first) return;
  const words = `${differenceReasons.labels[reason]}：到账 ${yuanOfFen(amount)} 元，没有入账`;
  await openTask(write, {
    kind: taskKinds.receipt,
    subjectKey: subjectKeyOf(first),
    record: known ? taskRecords[known.kind] : taskRecords.payment,
    number: known?.orderNo ?? transactionNo.slice(0, FOUND_BY_MAX),
    says: `${words}。请按交易号 ${transactionNo} 到商户平台核对并退还`,
    amount,
  });
}
