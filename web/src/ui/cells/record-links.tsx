import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { customerCalls } from '#contract/customers/customers.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { useMay } from '../wire/session.ts';

/** Number of an order, which leads there whoever may see it. */
export const OrderLink = ({ orderNo }: { orderNo: string }) =>
  useMay()(orderCalls.list) ? (
    <Link className="cell-open cell-code" to={`/order/index?open=${encodeURIComponent(orderNo)}`}>
      {orderNo}
    </Link>
  ) : (
    orderNo
  );

/** Name of a customer, which leads to them whoever may see them. */
export const CustomerLink = ({ uid, children }: { uid: number; children: ReactNode }) =>
  useMay()(customerCalls.list) ? (
    <Link className="cell-open" to={`/user/index?open=${uid}`}>
      {children}
    </Link>
  ) : (
    children
  );
