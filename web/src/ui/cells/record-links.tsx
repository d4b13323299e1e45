import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { customerCalls } from '#contract/customers/customers.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { profileCalls } from '#contract/profiles/profiles.ts';
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

const CUSTOMERS = '/user/index';

/** Address of a customer for those who may see them; the list of customers stays filtered as it was. */
export function useCustomerAddress(uid: number): string | undefined {
  const may = useMay();
  const { pathname, search } = useLocation();
  if (uid === 0 || !may(customerCalls.list) || !may(profileCalls.topDetail)) return undefined;
  const query = new URLSearchParams(pathname === CUSTOMERS ? search : '');
  query.set('open', String(uid));
  return `${CUSTOMERS}?${query}`;
}

/** Name of a customer, which leads to them whoever may see them. */
export function CustomerLink({ uid, children }: { uid: number; children: ReactNode }) {
  const address = useCustomerAddress(uid);
  return address === undefined ? (
    children
  ) : (
    <Link className="cell-open" to={address}>
      {children}
    </Link>
  );
}

interface LinkedCustomer {
  uid: number;
}

/** Cell of a customer's name beside a column of their number. */
export const customerName = (name: string, { uid }: LinkedCustomer) => <CustomerLink uid={uid}>{name}</CustomerLink>;

/** Cell of a customer's name and number. */
export const customerNameAndId = (name: string, { uid }: LinkedCustomer) => (
  <CustomerLink uid={uid}>{`${name}（${uid}）`}</CustomerLink>
);
