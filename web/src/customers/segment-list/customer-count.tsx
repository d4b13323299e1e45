import { Link } from 'react-router';
import { customerCalls } from '#contract/customers/customers.ts';
import { useMay, usePhone } from '#web/ui/index.ts';
import { ViewCount, countIn } from '#web/ui/list-choice/view-count.tsx';
import { CUSTOMERS } from '../places.ts';

/** Number of customers that an address of their list finds now, which leads there; on a card no head says what it counts. */
export function CustomerCount({ query }: { query: string }) {
  const may = useMay();
  const isPhone = usePhone();
  if (!may(customerCalls.list)) return null;
  return (
    <Link className="cell-open" title="查看这些用户" to={`${CUSTOMERS}?${query}`}>
      <ViewCount counting={countIn(customerCalls.list, query, {})} />
      {isPhone && ' 人'}
    </Link>
  );
}
