import { Link } from 'react-router';
import type { Answer } from '#contract/call.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import type { OrderTab } from '#contract/orders/enums.ts';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { useMay } from '#web/ui/wire/index.ts';
import { BlankTiles } from './blank-tiles.tsx';

type OrderFigures = Answer<typeof phoneStatisticsCalls.figures>;
type TabCounts = Partial<Record<OrderTab, number>>;

const tiles: readonly (readonly [label: string, tab: OrderTab])[] = [
  ['待付款', 'unPaid'],
  ['待发货', 'toSend'],
  ['待收货', 'spike'],
  ['待核销', 'toHandOut'],
  ['退款申请', 'refunding'],
];
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
    {tiles.map(([label, tab]) => {
      const count = counts[tab] ?? 0;
      return (
        <Link key={tab} to={`/javaMobile/orderList/${tab}`} className={count > 0 && waiting.includes(tab) ? 'tile-waits' : ''}>
          <strong className="figure">{count}</strong>
          {label}
        </Link>
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
