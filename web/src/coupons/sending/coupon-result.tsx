import { Link } from 'react-router';
import { labelOf } from '#contract/choices.ts';
import { heldCouponCalls, heldStates, waysToCoupons } from '#contract/coupons/held-coupons.ts';
import { type CouponOrder, type CouponResult as Result, couponResultCalls } from '#contract/order-figures/coupon-results.ts';
import { OrderLink } from '#web/ui/cells/record-links.tsx';
import { type Column, Facts, Loaded, countText, useMay, when, yuan, yuanText } from '#web/ui/index.ts';
import { CallRows } from '#web/ui/rows/call-rows.tsx';
import { SendingsOf } from './sendings-of.tsx';
import './sending.css';

const RECORDS = '/marketing/coupon/record';
const SIZES = [10, 20, 50] as const;

/** A number that leads to the records behind it, for those who may read them. */
function Counted({ count, query, unit }: { count: number; query: string; unit: string }) {
  const may = useMay()(heldCouponCalls.list);
  const text = `${countText(count)} ${unit}`;
  return may && count > 0 ? <Link to={`${RECORDS}?${query}`}>{text}</Link> : text;
}

const rateText = ({ used, held }: Result) => (held === 0 ? '—' : `${((used / held) * 100).toFixed(1)}%`);

const money = (amount: number | null) => amount !== null && yuanText(amount);

const Figures = ({ id, of }: { id: number; of: Result }) => (
  <Facts
    of={[
      ['共发出', <Counted key="held" count={of.held} query={`couponId=${id}`} unit="张" />],
      ...of.ways.map(
        ({ way, count }) =>
          [
            labelOf(waysToCoupons, way) ?? way,
            <Counted key={way} count={count} query={`couponId=${id}&type=${way}`} unit="张" />,
          ] as const,
      ),
      ['已使用', <Counted key="used" count={of.used} query={`couponId=${id}&status=${heldStates.used}`} unit="张" />],
      ['使用率', rateText(of)],
      ['成交订单', `${countText(of.orders)} 单`],
      ['实付', money(of.paid)],
      ['退款', money(of.refunded)],
      ['净收入', money(of.net)],
      ['券抵掉', money(of.discount)],
    ]}
  />
);

const columns: readonly Column<CouponOrder>[] = [
  { field: 'payTime', width: 112, show: when },
  { field: 'orderNo', width: 200, card: 'title', show: (orderNo) => <OrderLink orderNo={orderNo} /> },
  { field: 'realName', width: 88 },
  { field: 'paid', width: 88, show: yuan },
  { field: 'refunded', width: 80, show: yuan },
  { field: 'discount', width: 80, show: yuan },
];

/** Paid orders behind the sums. */
const Orders = ({ id }: { id: number }) => (
  <CallRows
    call={couponResultCalls.orders}
    input={(paging) => ({ id, ...paging })}
    columns={columns}
    keyOf={(row) => row.id}
    sizes={SIZES}
    empty="还没有用这张券付款的订单"
  />
);

/** Holders of a coupon, who used it, and what it brought, with the list behind each number. */
export const CouponResult = ({ id }: { id: number }) => (
  <>
    <Loaded call={couponResultCalls.info} input={{ id }}>
      {(of) => of && <Figures id={id} of={of} />}
    </Loaded>
    <SendingsOf id={id} />
    <section className="coupon-part" aria-label="用这张券的订单">
      <h3>用这张券的订单</h3>
      <Orders id={id} />
    </section>
  </>
);
