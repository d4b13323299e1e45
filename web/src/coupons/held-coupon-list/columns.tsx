import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { type HeldCoupon, heldStates, waysToCoupons } from '#contract/coupons/held-coupons.ts';
import { type Column, Unbroken, when, yuan, yuanText } from '#web/ui/index.ts';
import { span } from '../times.ts';
import './held-coupons.css';

const Usable = ({ of: { status } }: { of: HeldCoupon }) =>
  status === heldStates.unused ? (
    <CheckOutlined role="img" aria-label="可用" title="可用" />
  ) : (
    <CloseOutlined role="img" aria-label="不可用" title="不可用" />
  );

/** Order that used it, and when; the number is cut where there is no room, and whole as its title. */
const Use = ({ of: { orderNo, useTime } }: { of: HeldCoupon }) => (
  <span className="held-use">
    {when(useTime)}
    {orderNo && (
      <Link to={`/order/index?open=${encodeURIComponent(orderNo)}`} title={orderNo}>
        {orderNo}
      </Link>
    )}
  </span>
);

const Period = ({ of: { startTime, endTime } }: { of: HeldCoupon }) => (
  <Unbroken parts={span(startTime, endTime).split(/(?<=–) /)} />
);

export const columns: readonly Column<HeldCoupon>[] = [
  { field: 'couponId', width: 72, card: 'none' },
  { field: 'name', width: 136, card: 'title' },
  { field: 'nickname', width: 80 },
  { field: 'money', width: 76, show: yuan },
  { field: 'minPrice', width: 96, show: (least) => (least === 0 ? '无门槛' : `满 ${yuanText(least)}`) },
  { field: 'createTime', width: 100, show: when },
  { title: '使用期限', field: 'startTime', width: 130, show: (_, held) => <Period of={held} /> },
  { field: 'type', width: 72, of: waysToCoupons },
  { field: 'isValid', width: 72, card: 'none', show: (_, held) => <Usable of={held} /> },
  { field: 'status', width: 84, of: heldStates },
  { title: '使用订单', field: 'useTime', width: 128, show: (used, held) => used && <Use of={held} /> },
];
