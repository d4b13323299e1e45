import type { InvoiceApplication } from '#contract/finance/invoice-applications.ts';
import { progressStates } from '#contract/finance/invoice-words.ts';
import { Choice } from '#web/ui/index.ts';
import { StatusWithReason } from '../invoice-parts/status-with-reason.tsx';

const toIssue: ReadonlySet<number | null> = new Set([progressStates.underway, progressStates.failed]);

/** Reason why whoever reads it does not issue it; empty where they may. */
export const whyForOther = ({ progress, isForOther }: InvoiceApplication): string =>
  isForOther === true && toIssue.has(progress) ? '您审核的，请另一位同事开具' : '';

/** Progress of an approved application; of one that goes no further, why. */
export const Progress = ({ of }: { of: InvoiceApplication }) =>
  of.progress !== null && (
    <StatusWithReason why={[of.failReason, whyForOther(of)].filter(Boolean).join('；')}>
      <Choice of={progressStates} value={of.progress} />
    </StatusWithReason>
  );
