import { Link } from 'react-router';
import { reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { useMay } from '#web/ui/index.ts';

/** Day of the reconciliation, which leads there whoever may see it. */
export const ReconciliationLink = ({ day }: { day: string }) =>
  useMay()(reconciliationCalls.list) ? (
    <Link className="cell-open" to={`/financial/reconciliation?dateLimit=${encodeURIComponent(`${day},${day}`)}`}>
      {day}
    </Link>
  ) : (
    day
  );
