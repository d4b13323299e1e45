import { invoiceApplicationRefusals } from '#contract/finance/invoices/invoice-application-refusals.ts';
import { invoiceSettings } from '#contract/finance/invoices/invoice-settings.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { rememberTitle } from '../invoice-titles/remember-title.ts';
import { unmasked } from '../invoice-titles/rules.ts';
import { checkBalanceInvoiced } from './check-balance-invoiced.ts';
import { logStep } from './log-step.ts';
import { moveApplication } from './move-application.ts';
import { applications, holdSubjects, ordersOf } from './queries.ts';
import { restateOrders } from './restate-orders.ts';
import { checkSource } from './rules.ts';
import { type InvoiceTitle, titleFor } from './title-for.ts';

interface Correction {
  id: number;
  title: InvoiceTitle;
  /** Only this customer's own. */
  of?: number;
}

/** Another title, before the invoice is issued: it is audited again, over what its orders leave by now. */
export async function correctTitle(write: Write, { id, title, of }: Correction): Promise<{ id: number; applyNo: string }> {
  const before = await applications.get(write.tx, id);
  if (of !== undefined && before.uid !== of) throw invoiceApplicationRefusals.NOT_FOUND();
  const { source } = before;
  const kept = titleFor(unmasked(title, before), await settingsFor(write, invoiceSettings));
  checkSource(source, kept);
  const applied = (await ordersOf(write.tx, [id])).get(id) ?? [];
  // Refunds hold their order before they look for its application.
  await holdSubjects(
    write.tx,
    source,
    applied.map(({ orderNo }) => orderNo),
  );
  const cleared = { auditReason: '', auditorId: null, auditorName: '', auditTime: null, failReason: '' };
  const { applyNo, uid } = await moveApplication(write, id, 'resubmit', { ...kept, ...cleared });
  await restateOrders(write, id);
  // An application that was refused has left its money to others meanwhile.
  await checkBalanceInvoiced(write.tx, uid);
  await rememberTitle(write, { uid, title: kept });
  await logStep(write, { applicationId: id, action: '修改抬头' });
  return { id, applyNo };
}
