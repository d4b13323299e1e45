import type { InvoiceApplication } from '#contract/finance/invoice-applications.ts';
import { progressStates } from '#contract/finance/invoice-words.ts';
import { Choice } from '#web/ui/index.ts';
import { StatusWithReason } from '../invoice-parts/status-with-reason.tsx';

/** Progress of an approved application; of one that goes no further, why. */
export const Progress = ({ of: { progress, failReason } }: { of: InvoiceApplication }) =>
  progress !== null && (
    <StatusWithReason why={failReason}>
      <Choice of={progressStates} value={progress} />
    </StatusWithReason>
  );
