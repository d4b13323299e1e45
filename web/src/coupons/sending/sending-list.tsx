import { type CouponSending, sendingStates } from '#contract/segments/coupon-sending-record.ts';
import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { ChoiceTabs, type Column, GoButton, ListPage, RunButton, countText, when } from '#web/ui/index.ts';
import { SpanFilter } from '#web/ui/filters/span-filter.tsx';
import { EditSendingButton } from './send-button.tsx';
import { SendingDetail } from './sending-detail.tsx';

const COUPONS = '/marketing/coupon/list';

/** People it found and who was given one; nothing before it began. */
const Reached = ({ of: { state, people, given } }: { of: CouponSending }) =>
  state === sendingStates.planned || people === 0 ? '—' : `${countText(given)} / ${countText(people)}`;

const columns: readonly Column<CouponSending>[] = [
  { field: 'couponName', width: 180, card: 'title', opens: true },
  { field: 'whom', width: 260 },
  { field: 'at', width: 132, show: when },
  { field: 'state', width: 96, card: 'status', of: sendingStates },
  { title: '已发 / 符合', field: 'given', width: 120, align: 'right', show: (_, sending) => <Reached of={sending} /> },
  { field: 'reason', width: 160 },
  { field: 'adminName', width: 96 },
];

const { planned, unsent } = sendingStates;

const acts = (sending: CouponSending) =>
  (sending.state === planned || sending.state === unsent) && (
    <>
      <EditSendingButton sending={sending} />
      <RunButton label="取消发放" call={couponSendingCalls.cancel} input={{ id: sending.id }} danger />
    </>
  );

/** Coupons that were sent to chosen customers, and those that wait for their time. */
export const SendingList = () => (
  <ListPage
    title="定向发券"
    call={couponSendingCalls.list}
    tabs={<ChoiceTabs name="state" of={sendingStates} call={couponSendingCalls.list} />}
    filters={<SpanFilter name="sentIn" label="发放时间" />}
    actions={<GoButton label="去优惠券列表发券" to={COUPONS} call={couponCalls.list} />}
    columns={columns}
    rowActions={acts}
    detail={{
      title: (row) => (row ? `“${row.couponName}”的发放` : '发放'),
      show: (id) => <SendingDetail key={id} id={id} />,
      width: 720,
    }}
    empty={{
      says: '还没有定向发过券；新建“仅由员工发放”的优惠券时选好发给谁，或在优惠券列表里点“发券”',
      action: <GoButton label="添加优惠券" to={`${COUPONS}/save`} call={couponCalls.save} />,
    }}
  />
);
