import { Link } from 'react-router';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { WhyBox } from '#web/ui/why/why-box.tsx';
import type { Why } from '#web/ui/why/why.ts';
import { amountText } from '#web/orders/order/index.ts';
import { BlankTiles } from './blank-tiles.tsx';

const tiles = [
  ['今日成交额', 'todayPrice', 'price/today'],
  ['昨日成交额', 'proPrice', 'price/yesterday'],
  ['本月成交额', 'monthPrice', 'price/month'],
  ['今日订单数', 'todayCount', 'order/today'],
  ['昨日订单数', 'proCount', 'order/yesterday'],
  ['本月订单数', 'monthCount', 'order/month'],
] as const;

/** Period of a tile by the beginning of its label: 今日, 昨日, 本月. */
const whyOf = (label: string): Why => ({
  counts: label.endsWith('额') ? '按付款时间：用户为订单付的钱，含运费和余额付款' : '付款的订单有几单',
  of: `${label.slice(0, 2)}付款的订单，不论哪天下单`,
  without: label.endsWith('额') ? '充值；退款另计，不从中扣除' : '后台已删除的订单',
});

/** Sales, each figure with the days behind it. */
export const PhoneFigures = () => (
  <Loaded call={phoneStatisticsCalls.figures} input={{}} blank={<BlankTiles count={tiles.length} className="phone-figures" />}>
    {(figures) => (
      <nav className="phone-tiles phone-figures" aria-label="数据统计">
        {tiles.map(([label, field, to]) => {
          const figure = figures?.[field];
          if (figure === null) return null;
          const text = figure === undefined ? '' : field.endsWith('Price') ? amountText(figure) : String(figure);
          return (
            <WhyBox key={field} label={label} why={whyOf(label)} to={`/javaMobile/orderStatisticsDetail/${to}`}>
              <Link to={`/javaMobile/orderStatisticsDetail/${to}`}>
                <strong className="figure">{text}</strong>
                {label}
              </Link>
            </WhyBox>
          );
        })}
      </nav>
    )}
  </Loaded>
);
