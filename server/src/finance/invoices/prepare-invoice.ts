import { invoiceSellerSettings, invoiceSettings } from '#contract/finance/invoices/invoice-settings.ts';
import type { InvoiceLineDraft } from '#contract/finance/invoices/invoice-record.ts';
import { invoiceRefusals } from '#contract/finance/invoices/invoice-refusals.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { checkReady } from '../invoice-applications/check-ready.ts';
import { applications, ordersOf } from '../invoice-applications/queries.ts';
import { canMove, isForOther, whyNotMove } from '../invoice-applications/rules.ts';
import { buyerOf, sellerOf } from './parties.ts';
import { checkLines, toLines } from './rules.ts';

interface InvoicePreparation {
  applyId: number;
  drafts: readonly InvoiceLineDraft[];
  act: 'issue' | 'ask';
}

/** An invoice as its application and the settings make it, but for its numbers. The application stays locked. */
export async function prepareInvoice(write: Write, { applyId, drafts, act }: InvoicePreparation) {
  const { tx, actor } = write;
  const settings = await settingsFor(write, invoiceSettings);
  const seller = await settingsFor(write, invoiceSellerSettings);
  const application = await applications.lock(tx, applyId);
  if (!canMove(application, act)) throw whyNotMove(application, act);
  const separate = { adminId: adminIdOf(actor), isSeparate: settings.invoice_separate_duties };
  if (isForOther(application, separate)) throw invoiceRefusals.SAME_PERSON();
  await checkReady(write, application);
  const orders = (await ordersOf(tx, [applyId])).get(applyId) ?? [];
  checkLines(drafts, { source: application.source, amount: application.amount, orders });
  const { invoiceType, remark } = application;
  return {
    application,
    facts: { ...buyerOf(application), ...sellerOf(seller), invoiceType, remark },
    lines: toLines(drafts),
    drawer: seller.invoice_seller_drawer,
  };
}
