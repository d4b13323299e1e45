import { activityStates, campaignStateOf } from '#contract/coupons/campaign-state.ts';
import { labelOf } from '#contract/choices.ts';
import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import type { ListedCoupon } from '#contract/coupons/listed-coupon.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { Choice, type Column, Unbroken, countText, yuan, yuanText } from '#web/ui/index.ts';
import { timeOfClaim, timeOfUse } from '../times.ts';
import { CouponSwitch } from './coupon-switch.tsx';
import './coupon-list.css';

const Count = ({ of: { isLimited, total, lastTotal } }: { of: ListedCoupon }) =>
  isLimited ? (
    <span className="coupon-count">
      <span>{`发布：${countText(total)}`}</span>
      <span>{`剩余：${countText(lastTotal)}`}</span>
    </span>
  ) : (
    '不限量'
  );

/** A period breaks between its moments, not within one. */
const Times = ({ text }: { text: string }) => <Unbroken parts={text.split(/(?<=–) /)} />;

const stateOf = ({ status: isOn, receiveStartTime, createTime, receiveEndTime: until }: ListedCoupon) =>
  campaignStateOf({ isOn, from: receiveStartTime ?? createTime, until }, new Date());

export const columns: readonly Column<ListedCoupon>[] = [
  { field: 'id', width: 44, card: 'none' },
  { field: 'name', width: 124, card: 'title', opens: true },
  { field: 'useType', width: 68, card: 'none', of: couponUses },
  { field: 'money', width: 80, show: yuan },
  { field: 'bearer', width: 76, of: discountBearers, hidden: true },
  { field: 'minPrice', width: 96, show: (least) => (least === 0 ? '无门槛' : `满 ${yuanText(least)}`) },
  { field: 'type', width: 76, show: (type, { isPrivate }) => (isPrivate ? '仅由员工发放' : labelOf(couponTypes, type)) },
  {
    title: '领取日期',
    field: 'receiveStartTime',
    width: 130,
    card: 'none',
    show: (_, coupon) => <Times text={timeOfClaim(coupon)} />,
  },
  { title: '使用时间', field: 'day', width: 130, show: (_, coupon) => <Times text={timeOfUse(coupon)} /> },
  { field: 'total', width: 84, show: (_, coupon) => <Count of={coupon} /> },
  {
    title: '活动状态',
    field: 'receiveEndTime',
    width: 76,
    card: 'status',
    show: (_, coupon) => <Choice of={activityStates} value={stateOf(coupon)} />,
  },
  {
    title: '是否开启',
    field: 'status',
    width: 74,
    card: 'status',
    show: (_, coupon) => <CouponSwitch coupon={coupon} />,
  },
];
