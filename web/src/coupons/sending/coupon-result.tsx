import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { labelOf } from '#contract/choices.ts';
import { heldCouponCalls, heldStates, waysToCoupons } from '#contract/coupons/held-coupons.ts';
import { type CouponOrder, type CouponResult as Result, couponResultCalls } from '#contract/order-figures/coupon-results.ts';
import { OrderLink } from '#web/ui/cells/record-links.tsx';
import { type Column, Empty, Facts, Loaded, countText, listOf, useMay, when, yuan, yuanText } from '#web/ui/index.ts';
import { InnerList } from '#web/ui/list/inner-list.tsx';
import { useDialogAddress } from '#web/ui/pickers/use-dialog-address.ts';
import { titled } from '#web/ui/scene/column.ts';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { nothingChosen } from '#web/ui/scene/selection.ts';
import { SendingsOf } from './sendings-of.tsx';
import './sending.css';

const RECORDS = '/marketing/coupon/record';
const NOUN = couponResultCalls.orders.noun;
const SIZES = [10, 20, 50];
const first = { page: '1', limit: '10' };

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
function Orders({ id }: { id: number }) {
  const address = useDialogAddress(first);
  const [page, limit] = [Number(address.get('page')), Number(address.get('limit'))];
  const asked = useQuery(listOf(couponResultCalls.orders, { id, page, limit }));
  return (
    <SceneProvider value={{ address, chosen: nothingChosen, noun: NOUN }}>
      <InnerList
        noun={NOUN}
        asked={asked}
        columns={titled(columns, NOUN)}
        keyOf={(row) => row.id}
        sizes={SIZES}
        empty={<Empty says="还没有用这张券付款的订单" />}
      />
    </SceneProvider>
  );
}

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
