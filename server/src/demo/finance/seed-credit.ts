import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { cashReceiptKinds, receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { adjustDebts, confirmReceipt, creditAccount, insertReceipt, saveAccount, settleOnCredit } from '#server/cashier/index.ts';
import { product, sku } from '#server/catalogue/index.ts';
import { customer } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from '../past.ts';
import { seedOrder } from '../seed-order.ts';
import { findPerson } from '../seed-staff.ts';

interface Unit {
  company: string;
  contact: string;
  phone: string;
  creditLimit: number;
  termDays: number;
  /** Debts from before the account was kept here: days ago, and how much. */
  debts: readonly (readonly [days: number, amount: number])[];
}

const UNITS: readonly Unit[] = [
  {
    company: '武汉局集团公司武昌车务段',
    contact: '李段长',
    phone: '027-51123456',
    creditLimit: 5_000_000,
    termDays: 30,
    debts: [
      [40, 1_280_000],
      [12, 860_000],
    ],
  },
  {
    company: '宜昌客运段工会',
    contact: '陈干事',
    phone: '0717-6412345',
    creditLimit: 2_000_000,
    termDays: 60,
    debts: [[20, 630_000]],
  },
  {
    company: '襄阳工务段',
    contact: '王会计',
    phone: '0710-3256789',
    creditLimit: 3_000_000,
    termDays: 30,
    debts: [
      [130, 420_000],
      [80, 515_000],
      [32, 96_000],
    ],
  },
  { company: '汉口站商业服务部', contact: '周经理', phone: '027-51654321', creditLimit: 800_000, termDays: 15, debts: [] },
];
const OPENED = 140;
const OF_BEFORE = '上线前结转的欠款';
/** Days since a part of the oldest debts was paid. */
const PAID = 5;
const ORDER = { index: 991, minutes: 300 };

/** Buyer of an order, whose unit pays later. */
async function orderToSettle(write: Write) {
  const [piece] = await write.tx
    .select({ skuId: sku.id })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(eq(product.isShow, true), isNull(product.merId), gt(sku.price, 0)))
    .orderBy(asc(sku.id))
    .limit(1);
  return piece && seedOrder(ago(write, ORDER.minutes), { ...ORDER, fate: 'unpaid', lines: [{ ...piece, quantity: 20 }] });
}

/** Units with limits and debts of every age, a repayment that waits, and an order that goes on credit. */
export async function seedCredit(write: Write): Promise<void> {
  const actor = await findPerson(write, 'caiwu');
  if (!actor) return;
  const by = (minutes: number): Write => ({ ...ago(write, minutes), actor });
  const ordered = await orderToSettle(write);
  const buyers = await write.tx
    .select({ id: customer.id })
    .from(customer)
    .orderBy(asc(customer.id))
    .limit(UNITS.length + 1);
  const others = buyers.map(({ id }) => id).filter((id) => id !== ordered?.uid);
  for (const [index, { debts, ...unit }] of UNITS.entries()) {
    // The second of them has nothing overdue, and so takes the order.
    const uid = index === 1 ? (ordered?.uid ?? others.pop()) : others.pop();
    if (!uid) return;
    await saveAccount(by(OPENED * DAY), { ...unit, uid });
    const [account] = await write.tx.select({ id: creditAccount.id }).from(creditAccount).where(eq(creditAccount.uid, uid));
    for (const [days, amount] of debts) await adjustDebts(by(days * DAY), { id: account?.id ?? 0, amount, reason: OF_BEFORE });
    if (index === 0 || index === 2) await repay(by, { creditId: account?.id ?? 0, payer: unit.company, isSeen: index === 2 });
  }
  if (ordered?.uid) await settleOnCredit(by(ORDER.minutes - 30), { orderNo: ordered.orderNo });
}

interface Repayment {
  creditId: number;
  payer: string;
  /** Seen in the account. */
  isSeen: boolean;
}

async function repay(by: (minutes: number) => Write, { creditId, payer, isSeen }: Repayment): Promise<void> {
  const minutes = isSeen ? PAID * DAY : 45;
  const { id } = await insertReceipt(by(minutes), {
    bizType: cashReceiptKinds.credit,
    creditId,
    payer,
    method: receiptMethods.transfer,
    amount: isSeen ? 200_000 : 500_000,
    tradeNo: isSeen ? 'ABC20261125000219' : 'ICBC20261130000402',
    receivedAt: null,
  });
  if (isSeen) await confirmReceipt(by(minutes - 20), { id });
}
