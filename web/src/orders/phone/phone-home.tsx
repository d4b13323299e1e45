import { Link } from 'react-router';
import { phoneStatisticsCalls } from '#contract/orders/phone-statistics.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { pickUpCalls } from '#contract/orders/pick-up.ts';
import type { OrderTab } from '#contract/orders/words.ts';
import { Can } from '#web/ui/action/can.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { isStoreStaff } from '#web/ui/wire/index.ts';
import { LatestOrders } from '../order-list/latest-orders.tsx';
import { DaysTable } from './days-table.tsx';
import { PhoneFigures } from './phone-figures.tsx';
import './phone.css';

const tiles: readonly (readonly [label: string, tab: OrderTab])[] = [
  ['待付款', 'unPaid'],
  ['待发货', 'notShipped'],
  ['待收货', 'spike'],
  ['待核销', 'toBeWrittenOff'],
  ['退款', 'refunding'],
];
const waiting: readonly OrderTab[] = ['notShipped', 'toBeWrittenOff', 'refunding'];

/** Numbers of orders by state, and the newest of them. */
export const PhoneHome = () => (
  <div className="phone">
    <Loaded call={orderCalls.statusNum} input={{ type: 2 }}>
      {(counts) => (
        <nav className="phone-tiles" aria-label="订单状态">
          {tiles.map(([label, tab]) => {
            const count = counts?.[tab] ?? 0;
            return (
              <Link
                key={tab}
                to={`/javaMobile/orderList/${tab}`}
                className={count > 0 && waiting.includes(tab) ? 'tile-waits' : ''}
              >
                <strong className="figure">{count}</strong>
                {label}
              </Link>
            );
          })}
        </nav>
      )}
    </Loaded>
    <Can call={pickUpCalls.confirmCode}>
      <Link to="/javaMobile/orderCancellation" className={isStoreStaff() ? 'phone-counter at-counter' : 'phone-counter'}>
        核销提货码
      </Link>
    </Can>
    <Can call={phoneStatisticsCalls.figures}>
      <PhoneFigures />
    </Can>
    <Can call={orderCalls.list}>
      <LatestOrders />
    </Can>
    <Can call={phoneStatisticsCalls.figuresByDay}>
      <DaysTable />
    </Can>
  </div>
);
