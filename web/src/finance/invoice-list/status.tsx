import { choices } from '#contract/choices.ts';
import type { Invoice } from '#contract/finance/invoices/invoice-record.ts';
import { invoiceStates } from '#contract/finance/invoices/invoice-enums.ts';
import { Choice } from '#web/ui/index.ts';
import { StatusWithReason } from '../invoice-parts/status-with-reason.tsx';

const reversing = choices({ underway: ['reversing', '红冲中', 'underway'] });

/** Status of an invoice; while the service is asked to reverse it, and where it did not, that. */
export const Status = ({ of: { status, requestId, failReason } }: { of: Invoice }) => (
  <StatusWithReason failure={failReason}>
    {requestId === null ? <Choice of={invoiceStates} value={status} /> : <Choice of={reversing} value={reversing.underway} />}
  </StatusWithReason>
);
