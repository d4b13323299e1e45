import type { Input } from '#contract/call.ts';
import type { ApplicationPreview } from '#contract/finance/invoices/invoice-application-record.ts';
import type { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { invoiceApplicationRefusals } from '#contract/finance/invoices/invoice-application-refusals.ts';
import { invoiceSettings } from '#contract/finance/invoices/invoice-settings.ts';
import { invoiceSources } from '#contract/finance/invoices/invoice-enums.ts';
import { customer } from '#server/customers/index.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { settingsOf } from '#server/settings/index.ts';
import { isBalanceInvoiced } from './check-balance-invoiced.ts';
import { appliedIn, findSubjects } from './queries.ts';
import { type Candidate, NOBODYS, NOT_THERE, leftToInvoice, ownerOf } from './rules.ts';

const sum = (subjects: readonly Candidate[]) => subjects.reduce((total, one) => total + leftToInvoice(one), 0);

/** Amount of an application before it is sent; orders that it would be refused for stand with their reason. */
export async function previewApplication(
  db: Db,
  { uid: asked, source = invoiceSources.order, orderNos = [] }: Input<typeof applicationCalls.preview>,
  { now }: Pick<CallContext, 'now'>,
): Promise<ApplicationPreview> {
  const wanted = [...new Set(orderNos)];
  const [found, applied, settings] = await Promise.all([
    findSubjects(db, source, wanted),
    appliedIn(db, wanted),
    settingsOf(db, invoiceSettings),
  ]);
  const uid = asked ?? ownerOf(wanted, found);
  const { invoice_before_receipt: isBeforeReceipt, invoice_apply_days: applyDays } = settings;
  const whyNot = (one: Candidate): string | undefined => {
    const applyNo = applied.get(one.orderNo);
    if (uid === null) return NOBODYS;
    if (applyNo !== undefined) return `已在申请 ${applyNo} 里`;
    return one.isPending ? '有退款还没有完成' : one.whyNot({ uid, now, isBeforeReceipt, applyDays });
  };
  const candidates = new Map(found.map((one) => [one.orderNo, one]));
  const good = found.filter((one) => whyNot(one) === undefined);
  const amount = sum(good);
  const more =
    source === invoiceSources.recharge
      ? { prepaid: amount, bought: 0 }
      : { prepaid: 0, bought: sum(good.filter(({ isByBalance }) => isByBalance)) };
  const isTwice = uid !== null && amount > 0 && (await isBalanceInvoiced(db, uid, more));
  const [buyer] = await db
    .select({ nickname: customer.nickname })
    .from(customer)
    .where(equal(customer.id, uid ?? 0));
  return {
    uid,
    nickname: buyer?.nickname ?? '',
    amount,
    problem: isTwice ? invoiceApplicationRefusals.BALANCE_INVOICED().message : '',
    orders: wanted.map((orderNo) => {
      const one = candidates.get(orderNo);
      if (!one) return { orderNo, orderAmount: 0, refundedAmount: 0, invoiceAmount: 0, why: NOT_THERE };
      const { orderAmount, refundedAmount } = one;
      return { orderNo, orderAmount, refundedAmount, invoiceAmount: leftToInvoice(one), why: whyNot(one) ?? '' };
    }),
  };
}
