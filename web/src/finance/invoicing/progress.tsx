import type { InvoiceApplication } from '#contract/finance/invoices/invoice-application-record.ts';
import { auditStates, progressStates } from '#contract/finance/invoices/invoice-enums.ts';
import { Choice } from '#web/ui/index.ts';
import { StatusWithReason } from '../invoice-parts/status-with-reason.tsx';

/** Applications that may still come to an invoice. */
const isOpen = ({ audit, progress }: InvoiceApplication): boolean =>
  audit !== auditStates.refused && progress !== progressStates.issued && progress !== progressStates.issuing;

/** Refunds have left nothing to invoice. */
export const isEmptied = (application: InvoiceApplication): boolean => isOpen(application) && application.amount === 0;

/** Reason why whoever reads it does not issue it; empty where they may. */
export function whyNotIssued(application: InvoiceApplication): string {
  if (isEmptied(application)) return '已全部退款';
  return application.isForOther === true && application.progress !== null && isOpen(application) ? '您审核的，换人开具' : '';
}

/** Progress of an approved application; of one that goes no further, why. */
export const Progress = ({ of }: { of: InvoiceApplication }) => (
  <StatusWithReason failure={of.failReason} note={whyNotIssued(of)}>
    {of.progress !== null && <Choice of={progressStates} value={of.progress} />}
  </StatusWithReason>
);
