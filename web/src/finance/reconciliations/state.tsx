import { type Reconciliation, reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { Signal, usePolling } from '#web/ui/index.ts';

const POLL_MS = 2000;

type CheckedDay = Pick<Reconciliation, 'differing' | 'recount'>;

/** Progress of the recount of customers, read again while somebody looks. */
function Recounting({ differing, done, total }: Pick<CheckedDay, 'differing'> & NonNullable<CheckedDay['recount']>) {
  usePolling(reconciliationCalls.list, POLL_MS);
  const share = total === 0 ? '' : ` ${Math.floor((done / total) * 100)}%`;
  return <Signal of="underway">{`逐户核对中${share}${differing > 0 ? `，已有 ${differing} 处差异` : ''}`}</Signal>;
}

/** The state of a day: being recounted, even, or how many records differ. */
export function State({ of: { differing, recount } }: { of: CheckedDay }) {
  if (recount) return <Recounting differing={differing} {...recount} />;
  return differing === 0 ? <Signal of="done">已对平</Signal> : <Signal of="trouble">{`${differing} 处差异`}</Signal>;
}
