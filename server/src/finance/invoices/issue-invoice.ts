import type { Input } from '#contract/call.ts';
import { invoiceSellerSettings, invoiceSettings } from '#contract/finance/invoice-settings.ts';
import { colors, invoiceStates } from '#contract/finance/invoice-words.ts';
import { type invoiceCalls, no } from '#contract/finance/invoices.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { checkReady } from '../invoice-applications/check-ready.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { moveApplication } from '../invoice-applications/move-application.ts';
import { applications, ordersOf } from '../invoice-applications/queries.ts';
import { canMove, whyNotMove } from '../invoice-applications/rules.ts';
import { insertInvoice } from './insert-invoice.ts';
import { buyerOf, sellerOf } from './parties.ts';
import { checkLines, checkNumbers, toLines } from './rules.ts';

type Draft = Input<typeof invoiceCalls.issue>;

/** Staff enter the invoice that answers an application. Of two who issue at once, the second finds it issued. */
export async function issueInvoice(write: Write, { applyId, lines: drafts, ...draft }: Draft): Promise<{ id: number }> {
  const { tx, actor, now } = write;
  checkNumbers(draft, now);
  const settings = await settingsFor(write, invoiceSettings);
  const seller = await settingsFor(write, invoiceSellerSettings);
  const application = await applications.lock(tx, applyId);
  if (!canMove(application, 'issue')) throw whyNotMove(application, 'issue');
  if (settings.invoice_separate_duties && application.auditorId === adminIdOf(actor)) throw no.SAME_PERSON();
  await checkReady(write, application);
  const orders = (await ordersOf(tx, [applyId])).get(applyId) ?? [];
  checkLines(drafts, { amount: application.amount, orders });
  const { carrier, invoiceNo, invoiceCode = '', checkCode = '', fileUrl = '', issueDate } = draft;
  const { invoiceType, remark } = application;
  const facts = {
    ...buyerOf(application),
    ...sellerOf(seller),
    applicationId: applyId,
    color: colors.blue,
    status: invoiceStates.normal,
    invoiceType,
    remark,
    carrier,
    invoiceNo,
    invoiceCode,
    checkCode,
    fileUrl,
    issueDate,
  };
  const id = await insertInvoice(write, facts, toLines(drafts), seller.invoice_seller_drawer);
  await moveApplication(write, applyId, 'issue', { invoiceId: id, failReason: '' });
  await logStep(write, { applicationId: applyId, invoiceId: id, action: '开具发票', message: `发票号码 ${invoiceNo}` });
  return { id };
}
