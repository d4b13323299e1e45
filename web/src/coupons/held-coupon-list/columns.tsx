import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { type HeldCoupon, heldStates, waysToCoupons } from '#contract/coupons/held-coupons.ts';
import { type Column, when, yuan, yuanText } from '#web/ui/index.ts';

const Usable = ({ of: { status } }: { of: HeldCoupon }) =>
  status === heldStates.unused ? (
    <CheckOutlined role="img" aria-label="可用" title="可用" />
  ) : (
    <CloseOutlined role="img" aria-label="不可用" title="不可用" />
  );

const OrderLink = ({ no }: { no: string }) => (
  <Link to={`/order/index?open=${encodeURIComponent(no)}`} title={no}>
    {no}
  </Link>
);

export const columns: readonly Column<HeldCoupon>[] = [
  { field: 'couponId', width: 88, card: 'none' },
  { field: 'name', width: 168, card: 'title' },
  { field: 'nickname', width: 120 },
  { field: 'money', width: 84, show: yuan },
  { field: 'minPrice', width: 104, show: (least) => (least === 0 ? '无门槛' : `满 ${yuanText(least)}`) },
  { field: 'createTime', show: when },
  { field: 'startTime', show: when },
  { field: 'endTime', show: when },
  { field: 'type', width: 84, of: waysToCoupons },
  { field: 'isValid', width: 80, card: 'none', show: (_, held) => <Usable of={held} /> },
  { field: 'status', of: heldStates },
  { field: 'useTime', show: when },
  { field: 'orderNo', width: 200, show: (orderNo) => orderNo && <OrderLink no={orderNo} /> },
];
