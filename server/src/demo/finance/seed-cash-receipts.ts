import { and, asc, eq, or } from 'drizzle-orm';
import { type CashReceiptDraft, cashReceiptKinds, receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { confirmReceipt, insertReceipt } from '#server/cashier/index.ts';
import { order } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findPerson } from '../seed-staff.ts';
import { DAY, ago } from '../past.ts';

type Example = Pick<CashReceiptDraft, 'bizType' | 'bizNo' | 'payer' | 'method' | 'amount' | 'tradeNo' | 'remark'>;

/** Money of the last days besides that of orders, with the days since it came, and whether somebody has seen it in the account. */
const RECEIVED: readonly (readonly [days: number, isSeen: boolean, receipt: Example])[] = [
  [
    8,
    true,
    {
      bizType: cashReceiptKinds.deposit,
      bizNo: 'HT-2026-118',
      payer: '武汉局集团公司武昌车务段',
      method: receiptMethods.transfer,
      amount: 500_000,
      tradeNo: 'ICBC20261122000118',
      remark: '站台标识采购定金',
    },
  ],
  [
    3,
    true,
    {
      bizType: cashReceiptKinds.other,
      bizNo: '',
      payer: '汉口纸品商行',
      method: receiptMethods.cash,
      amount: 4200,
      tradeNo: '',
      remark: '卖旧纸箱',
    },
  ],
  [
    0,
    false,
    {
      bizType: cashReceiptKinds.deposit,
      bizNo: 'HT-2026-131',
      payer: '宜昌客运段工会',
      method: receiptMethods.transfer,
      amount: 300_000,
      tradeNo: 'CCB20261130000131',
      remark: '慰问礼盒定金',
    },
  ],
];

/** An order that waits for money, whose buyer says that it was transferred. */
async function draftOfUnpaid({ tx }: Write): Promise<Example | undefined> {
  const { orderNo, payPrice, realName } = order;
  const [found] = await tx
    .select({ orderNo, payPrice, realName })
    .from(order)
    .where(and(eq(order.tab, 'unPaid'), or(eq(order.payType, 'offline'), eq(order.source, 'desk'))))
    .orderBy(asc(order.id))
    .limit(1);
  if (!found || found.payPrice === 0) return undefined;
  const told = { tradeNo: 'CMB20261130000077', remark: '用户说已转账', method: receiptMethods.transfer };
  return { bizType: cashReceiptKinds.order, bizNo: found.orderNo, payer: found.realName, amount: found.payPrice, ...told };
}

/** Receipts that the accountant wrote down. */
export async function seedCashReceipts(write: Write): Promise<void> {
  const actor = await findPerson(write, 'caiwu');
  if (!actor) return;
  for (const [days, isSeen, receipt] of RECEIVED) {
    const then = { ...ago(write, days * DAY + 90), actor };
    const { id } = await insertReceipt(then, { ...receipt, receivedAt: null });
    if (isSeen) await confirmReceipt({ ...ago(write, days * DAY + 30), actor }, { id });
  }
  const unpaid = await draftOfUnpaid(write);
  if (unpaid) await insertReceipt({ ...ago(write, 20), actor }, { ...unpaid, receivedAt: null });
}
