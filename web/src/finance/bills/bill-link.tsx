import { Link } from 'react-router';
import { billCalls } from '#contract/payments/bills.ts';
import { useMay } from '#web/ui/index.ts';

/** Day of a provider's bill, which leads there whoever may see it. */
export const BillLink = ({ day }: { day: string }) =>
  useMay()(billCalls.list) ? (
    <Link className="cell-open" to={`/financial/reconciliation?tab=bills&dateLimit=${encodeURIComponent(`${day},${day}`)}`}>
      {day}
    </Link>
  ) : (
    day
  );
