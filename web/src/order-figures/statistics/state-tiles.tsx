import { Link } from 'react-router';
import type { Answer } from '#contract/call.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import type { OrderTab } from '#contract/orders/enums.ts';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { WhyBox } from '#web/ui/why/why-box.tsx';
import { useMay } from '#web/ui/wire/index.ts';
import { BlankTiles } from './blank-tiles.tsx';

type OrderFigures = Answer<typeof phoneStatisticsCalls.figures>;
type TabCounts = Partial<Record<OrderTab, number>>;

const tiles: readonly (readonly [label: string, tab: OrderTab, counts: string])[] = [
  ['待付款', 'unPaid', '下了单、还没有付款的订单有几单'],
  ['待发货', 'toSend', '已付款、现在可以发货的订单有几单'],
  ['待收货', 'spike', '已全部发出、用户还没有收货的订单有几单'],
  ['待核销', 'toHandOut', '已付款、等用户到店提货的订单有几单'],
  ['退款申请', 'refunding', '用户申请退款和正在退款的订单有几单'],
];
const of = '现在的全部订单，不限时间；和点开的列表一致';
const waiting: readonly OrderTab[] = ['toSend', 'toHandOut', 'refunding'];

/** Figures by the tab that each leads to; other servers count all refunds together. */
const countsIn = (figures: OrderFigures): TabCounts => ({
  unPaid: figures.unpaidCount,
  toSend: figures.toSendCount ?? figures.unshippedCount,
  spike: figures.receivedCount,
  toHandOut: figures.toHandOutCount ?? figures.verificationCount,
  refunding: figures.refundingCount ?? figures.refundCount,
});

const Tiles = ({ counts = {} }: { counts: TabCounts | undefined }) => (
  <nav className="phone-tiles" aria-label="订单状态">
    {tiles.map(([label, tab, says]) => {
      const count = counts[tab] ?? 0;
      const to = `/javaMobile/orderList/${tab}`;
      return (
        <WhyBox key={tab} label={label} why={{ counts: says, of }} to={to}>
          <Link to={to} className={count > 0 && waiting.includes(tab) ? 'tile-waits' : ''}>
            <strong className="figure">{count}</strong>
            {label}
          </Link>
        </WhyBox>
      );
    })}
  </nav>
);

const blank = <BlankTiles count={tiles.length} />;

/** Orders by state, from the counts of the tabs, or from the figures for those who may read only these. */
export function StateTiles() {
  const may = useMay();
  if (may(orderCalls.statusNum))
    return (
      <Loaded call={orderCalls.statusNum} input={{ type: 2 }} blank={blank}>
        {(counts) => <Tiles counts={counts} />}
      </Loaded>
    );
  return may(phoneStatisticsCalls.figures) ? (
    <Loaded call={phoneStatisticsCalls.figures} input={{}} blank={blank}>
      {(figures) => <Tiles counts={figures && countsIn(figures)} />}
    </Loaded>
  ) : null;
}
