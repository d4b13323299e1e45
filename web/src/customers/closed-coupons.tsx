import { Link } from 'react-router';
import { couponTypes } from '#contract/coupon-record.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { countText, useCall, useMay } from '#web/ui/index.ts';

const closed = { status: false, type: couponTypes.claimed };
const LIST = `/marketing/coupon/list?status=0&type=${couponTypes.claimed}`;

/** Says how many coupons are left out of the picker because they are switched off, and leads to them. */
export function ClosedCoupons() {
  const may = useMay()(couponCalls.list);
  const { data } = useCall(couponCalls.list, { ...closed, page: 1, limit: 1 }, { enabled: may, saysItself: true });
  if (!data?.total) return null;
  return (
    <p className="pick-aside">
      {`${countText(data.total)} 张未开启，不能发送 · `}
      <Link to={LIST}>去开启</Link>
    </p>
  );
}
