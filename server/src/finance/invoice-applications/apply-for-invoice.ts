import { randomInt } from 'node:crypto';
import { invoiceApplicationRefusals } from '#contract/finance/invoices/invoice-application-refusals.ts';
import { invoiceSettings } from '#contract/finance/invoices/invoice-settings.ts';
import { auditStates, invoiceSources } from '#contract/finance/invoices/invoice-enums.ts';
import { showDay } from '#contract/moment.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { rememberTitle } from '../invoice-titles/remember-title.ts';
import { getOwnTitle } from '../invoice-titles/queries.ts';
import { unmasked } from '../invoice-titles/rules.ts';
import { logStep } from './log-step.ts';
import { checkBalanceInvoiced } from './check-balance-invoiced.ts';
import { applications, holdSubjects } from './queries.ts';
import { NOBODYS, NOT_THERE, type Subject, checkInvoiceable, checkSource, leftToInvoice, ownerOf } from './rules.ts';
import { invoiceApplicationOrder } from './tables.ts';
import { type InvoiceTitle, titleFor } from './title-for.ts';

interface ApplicationRequest {
  /** Customer; absent means the owner of the first order. */
  uid: number | undefined;
  source?: number | undefined;
  orderNos: readonly string[];
  title: InvoiceTitle;
  /** Title of the library that it was filled in from. */
  titleId?: number | undefined;
}

const newApplyNo = (now: Date): string =>
  `FP${showDay(now).replaceAll('-', '')}${String(randomInt(100_000_000)).padStart(8, '0')}`;

/**
 * Applies for paid orders, or recharges, of one customer, each in one live application; the amount is what refunds have left of
 * them.
 */
export async function applyForInvoice(
  write: Write,
  { uid: asked, source = invoiceSources.order, orderNos, title, titleId }: ApplicationRequest,
): Promise<{ id: number; applyNo: string }> {
  const { tx, actor, now } = write;
  const wanted = [...new Set(orderNos)];
  if (wanted.length === 0) throw invoiceApplicationRefusals.NO_ORDERS();
  const settings = await settingsFor(write, invoiceSettings);
  // Staff apply for a customer also while customers cannot.
  if (actor.kind === 'storefront' && !settings.invoice_enable) throw invoiceApplicationRefusals.OFF();
  const isOwn = ({ uid }: Subject) => actor.kind !== 'storefront' || uid === asked;
  // A storefront learns of no order but its customer's, not even that it exists.
  const orders = (await holdSubjects(tx, source, wanted)).filter(isOwn);
  const missing = wanted.find((orderNo) => !orders.some((order) => order.orderNo === orderNo));
  if (missing !== undefined) throw invoiceApplicationRefusals.NOT_INVOICEABLE({ orderNo: missing, why: NOT_THERE });
  const uid = asked ?? ownerOf(wanted, orders);
  if (uid === null) throw invoiceApplicationRefusals.NOT_INVOICEABLE({ orderNo: wanted[0] ?? '', why: NOBODYS });
  const known = titleId === undefined ? undefined : await getOwnTitle(tx, uid, titleId);
  const kept = titleFor(unmasked(title, known), settings);
  checkSource(source, kept);
  const { invoice_before_receipt: isBeforeReceipt, invoice_apply_days: applyDays } = settings;
  for (const order of orders) checkInvoiceable(order, { uid, now, isBeforeReceipt, applyDays });
  const amount = orders.reduce((sum, order) => sum + leftToInvoice(order), 0);
  const applyNo = newApplyNo(now);
  const facts = { uid, applyNo, orderNos: wanted.join(' '), amount, source, audit: auditStates.unaudited };
  const id = await applications.insert(write, { ...kept, ...facts });
  const rows = orders.map((order) => {
    const { orderNo, orderAmount, refundedAmount } = order;
    return { applicationId: id, orderNo, orderAmount, refundedAmount, invoiceAmount: leftToInvoice(order), isLive: true };
  });
  await tx.insert(invoiceApplicationOrder).values(rows);
  await checkBalanceInvoiced(tx, uid);
  await rememberTitle(write, { uid, title: kept });
  await logStep(write, { applicationId: id, action: '申请' });
  return { id, applyNo };
}
