import { Link } from 'react-router';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { Loaded } from '#web/ui/form/loaded.tsx';
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
            <Link key={field} to={`/javaMobile/orderStatisticsDetail/${to}`}>
              <strong className="figure">{text}</strong>
              {label}
            </Link>
          );
        })}
      </nav>
    )}
  </Loaded>
);
