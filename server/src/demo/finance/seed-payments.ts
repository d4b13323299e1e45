import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { userExtract } from '#server/finance/index.ts';
import { order } from '#server/orders/index.ts';
import { paymentAsk, paymentAttempt, recordBill, recordPaid } from '#server/payments/index.ts';
import type { BillEntry } from '#server/platform/payment-bills.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Days whose payments were begun at WeChat Pay, and compared with its bills. */
const DAYS = 4;
const WECHAT = { provider: 'wechat', payType: 'weixin' } as const;

/** Attempts by which orders of the last days were paid, as a shop with WeChat Pay has them. */
async function seedAttempts({ tx, now }: Write): Promise<BillEntry[]> {
  const orders = await tx
    .select({ id: order.id, orderNo: order.orderNo, amount: order.payPrice, paidTime: order.payTime })
    .from(order)
    .where(and(eq(order.payType, WECHAT.payType), isNotNull(order.payTime), gte(order.payTime, startOfDay(now, -DAYS))))
    .orderBy(asc(order.id));
  const lines: BillEntry[] = [];
  for (const { id: subjectId, orderNo, amount, paidTime } of orders) {
    if (!paidTime || amount === 0) continue;
    const [number, transactionNo] = [`pay${paidTime.getTime()}${subjectId}`, `42000${String(subjectId).padStart(23, '0')}`];
    const begun = new Date(paidTime.getTime() - MINUTE);
    const channel = subjectId % 2 === 0 ? 'routine' : 'native';
    const terms = { ...WECHAT, kind: 'order', merchant: '1900000001', channel, appId: 'wxdemo', payer: '' } as const;
    const paid = { state: 'paid', transactionNo, paidTime, askedTime: paidTime, asks: 1 } as const;
    const expiry = new Date(begun.getTime() + 2 * HOUR);
    const [attempt] = await tx
      .insert(paymentAttempt)
      .values({ ...terms, ...paid, number, subjectId, orderNo, amount, expiry, createTime: begun, updateTime: paidTime })
      .returning({ id: paymentAttempt.id });
    if (!attempt) throw new Error('an inserted attempt came back empty');
    const { id: attemptId } = attempt;
    await tx.insert(paymentAsk).values([
      { attemptId, at: new Date(begun.getTime() + SECOND), act: 'create', answer: 'open' },
      { attemptId, at: paidTime, act: 'query', answer: 'paid', detail: transactionNo },
    ]);
    lines.push({ entry: 'payment', at: paidTime, number, providerNo: transactionNo, amount });
  }
  return lines;
}

/** Transfers by which people paid withdrawals. */
async function seedPayouts(write: Write): Promise<void> {
  const { id, extractType, extractPrice, payoutNo, auditTime, status } = userExtract;
  const paid = await write.tx
    .select({ subjectId: id, payType: extractType, amount: extractPrice, payoutNo, auditTime })
    .from(userExtract)
    .where(eq(status, withdrawalStates.paid));
  for (const { payoutNo: transfer, auditTime: now, ...each } of paid) {
    const ours = { number: `extract${each.subjectId}`, orderNo: String(each.subjectId), tradeNo: null, paid: each.amount };
    const at = { ...write, now: now ?? write.now };
    await recordPaid(at, { kind: disbursementKinds.withdrawal, ...each, ...ours }, transfer);
  }
}

/** Money at WeChat Pay that the shop does not know: of its till, and given back at the merchant platform. */
const foreign = (noon: Date): BillEntry[] => [
  { entry: 'payment', at: noon, number: 'till-0007', providerNo: `42000${'7'.repeat(23)}`, amount: 3800 },
  { entry: 'refund', at: noon, number: '50302709', providerNo: `50300${'8'.repeat(23)}`, amount: 1200 },
];

/** Thousandths of an amount that WeChat Pay takes as its fee, and gives back with a refund. */
const FEE = 6;
const withFee = (line: BillEntry): BillEntry => ({ ...line, fee: (line.entry === 'refund' ? -FEE : FEE) * line.amount });

/** Money that was paid out, and bills of the last days: even, but for yesterday's, which two records differ about. */
export async function seedPayments(write: Write): Promise<void> {
  await seedPayouts(write);
  const lines = await seedAttempts(write);
  for (let days = DAYS; days > 0; days -= 1) {
    const [from, until] = [startOfDay(write.now, -days), startOfDay(write.now, 1 - days)];
    const ofDay = lines.filter(({ at }) => at >= from && at < until);
    const entries = days === 1 ? [...ofDay, ...foreign(new Date(from.getTime() + 12 * HOUR))] : ofDay;
    await recordBill(write, { ...WECHAT, day: showDay(from), entries: entries.map(withFee) });
  }
}
