import type { InvoiceApplication } from '#contract/finance/invoice-applications.ts';
import { progressStates } from '#contract/finance/invoice-words.ts';
import { Choice } from '#web/ui/index.ts';
import { Standing } from '../invoice-parts/standing.tsx';

/** Progress of an approved application; of one that goes no further, why. */
export const Progress = ({ of: { progress, failReason } }: { of: InvoiceApplication }) =>
  progress !== null && (
    <Standing why={failReason}>
      <Choice of={progressStates} value={progress} />
    </Standing>
  );
