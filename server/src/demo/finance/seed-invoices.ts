import { and, asc, desc, eq } from 'drizzle-orm';
import {
  auditStates,
  carriers,
  invoiceSources,
  invoiceTypes,
  redReasons,
  titleTypes,
} from '#contract/finance/invoices/invoice-enums.ts';
import {
  applyForInvoice,
  auditApplication,
  failApplication,
  getApplication,
  issueInvoice,
  reverseInvoice,
  userRecharge,
  voidInvoice,
} from '#server/finance/index.ts';
import { type OrderRecord, agreeRefund, order } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from '../past.ts';

type Fate = 'waiting' | 'auditing' | 'refused' | 'approved' | 'failed' | 'issued' | 'paper' | 'reversed' | 'mistaken' | 'void';

const FATES: readonly Fate[] = [
  'issued',
  'reversed',
  'mistaken',
  'issued',
  'refused',
  'void',
  'failed',
  'paper',
  'approved',
  'auditing',
  'waiting',
  'waiting',
];
const companies = [
  { title: '江城站台文化传播有限公司', taxNo: '91420100MA4K0TB016' },
  { title: '蓉铁信号设备有限公司', taxNo: '91510100MA6C0TB026' },
  { title: '长安慢车旅行社', taxNo: '610103760000123' },
] as const;

const titleOf = (index: number) => {
  const company = companies[index % companies.length];
  const email = `caiwu${index}@example.com`;
  if (company === undefined || index % 4 === 3) return { titleType: titleTypes.personal, title: '个人', email };
  return { titleType: titleTypes.enterprise, ...company, email };
};

const digits = (index: number, length: number) => `26${String(420_000_000 + index * 13_577).padStart(length - 2, '0')}`;

/** Applies for an invoice, which finance staff take as far as it is meant to come. */
async function seedInvoice(write: Write, { orderNo, uid }: OrderRecord, { index, fate }: { index: number; fate: Fate }) {
  if (uid === null) return;
  const title = { ...titleOf(index), invoiceType: invoiceTypes.ordinary };
  const { id } = await applyForInvoice(write, { uid, orderNos: [orderNo], title });
  if (fate === 'waiting') return;
  await auditApplication(write, { id, audit: auditStates.auditing });
  if (fate === 'auditing') return;
  if (fate === 'refused') {
    await auditApplication(write, { id, audit: auditStates.refused, reason: '税号和公司名称对不上，请核对后重新提交' });
    return;
  }
  await auditApplication(write, { id, audit: auditStates.approved });
  if (fate === 'failed') await failApplication(write, { applyId: id, reason: '本月开票额度已用完' });
  if (fate === 'approved' || fate === 'failed') return;
  await issue(write, id, { index, fate });
}

async function issue(write: Write, applyId: number, { index, fate }: { index: number; fate: Fate }): Promise<void> {
  const isPaper = fate === 'paper' || fate === 'void';
  const { lines, amount } = await getApplication(write.tx, { id: applyId });
  const numbers = isPaper
    ? { carrier: carriers.paper, invoiceCode: digits(index, 12), invoiceNo: digits(index, 12).slice(-8) }
    : { carrier: carriers.digital, invoiceNo: digits(index, 20), fileUrl: `https://tax.example.com/${index}.pdf` };
  const issueDate = write.now;
  const { id } = await issueInvoice(write, { applyId, ...numbers, issueDate, lines });
  if (fate === 'void') await voidInvoice(write, { id, reason: '抬头打印错位' });
  if (fate !== 'reversed' && fate !== 'mistaken') return;
  const reason = fate === 'mistaken' ? redReasons.mistaken : redReasons.returned;
  const reversed = fate === 'mistaken' ? amount : Math.ceil(amount / 3);
  const invoiceNo = digits(index + 500, 20);
  await reverseInvoice(write, { id, amount: reversed, reason, invoiceNo, issueDate, fileUrl: 'https://tax.example.com/red.pdf' });
}

/** A red-letter task: a part is refunded after the invoice, at once since it goes to a balance. */
async function seedRedTask(now: Write): Promise<void> {
  const [found] = await now.tx
    .select()
    .from(order)
    .where(and(eq(order.state, 'toReview'), eq(order.payType, 'yue')))
    .orderBy(desc(order.id))
    .limit(1);
  if (!found) return;
  const { orderNo, payPrice } = found;
  await seedInvoice(ago(now, DAY / 8), found, { index: FATES.length, fate: 'issued' });
  const amount = Math.ceil(payPrice / 4);
  await agreeRefund(ago(now, 90), { orderNo, amount, reason: '少发了一件', restock: false, requestKey: 'demo-red-task' });
}

/** An application for a recharge, approved and to be issued. */
async function seedRechargeApplication(now: Write): Promise<void> {
  const [found] = await now.tx.select().from(userRecharge).orderBy(desc(userRecharge.id)).limit(1);
  if (!found) return;
  const { uid, orderNo } = found;
  const title = { ...titleOf(3), invoiceType: invoiceTypes.ordinary };
  const { id } = await applyForInvoice(ago(now, 50), { uid, source: invoiceSources.recharge, orderNos: [orderNo], title });
  await auditApplication(ago(now, 20), { id, audit: auditStates.approved });
}

/** Applications and invoices in every state, for the oldest orders that were received. */
export async function seedInvoices(now: Write): Promise<void> {
  const received = await now.tx
    .select()
    .from(order)
    .where(eq(order.state, 'toReview'))
    .orderBy(asc(order.id))
    .limit(FATES.length);
  for (const [index, found] of received.entries()) {
    const fate = FATES[index];
    // Paper is void in the month in which it was issued, so that one is of today.
    const past = fate === 'void' ? now : ago(now, ((FATES.length - index) * DAY) / 6);
    if (fate) await seedInvoice(past, found, { index, fate });
  }
  await seedRedTask(now);
  await seedRechargeApplication(now);
}
