import { Link } from 'react-router';
import { orderCalls } from '#contract/orders/orders.ts';
import { useMay } from '#web/ui/index.ts';

/** Number of an order, which leads there whoever may see it. */
export function OrderLink({ orderNo }: { orderNo: string }) {
  const may = useMay();
  return may(orderCalls.list) ? (
    <Link className="figure" to={`/order/index?open=${orderNo}`}>
      {orderNo}
    </Link>
  ) : (
    orderNo
  );
}
