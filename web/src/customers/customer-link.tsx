import { Link, useLocation } from 'react-router';
import { customerCalls } from '#contract/customers/customers.ts';
import { profileCalls } from '#contract/profiles/profiles.ts';
import { useMay } from '#web/ui/index.ts';
import { CUSTOMERS } from './places.ts';

/** Name of a customer, which leads to them whoever may see it; the list behind it stays filtered as it was. */
export function CustomerLink({ uid, name }: { uid: number; name: string }) {
  const may = useMay();
  const { pathname, search } = useLocation();
  if (uid === 0 || !may(customerCalls.list) || !may(profileCalls.topDetail)) return name;
  const query = new URLSearchParams(pathname === CUSTOMERS ? search : '');
  query.set('open', String(uid));
  return (
    <Link className="cell-open" to={`${CUSTOMERS}?${query}`}>
      {name}
    </Link>
  );
}
