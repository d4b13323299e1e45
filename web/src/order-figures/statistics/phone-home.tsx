import { Link } from 'react-router';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { Can } from '#web/ui/action/can.tsx';
import { PageHead } from '#web/ui/basics/page-head.tsx';
import { isStoreStaff } from '#web/ui/wire/index.ts';
import { LatestOrders } from '#web/orders/order-list/index.ts';
import { DaysTable } from './days-table.tsx';
import { LostWaybills } from './lost-waybills.tsx';
import { PhoneFigures } from './phone-figures.tsx';
import { StateTiles } from './state-tiles.tsx';

/** Numbers of orders by state, and the newest of them. */
export const PhoneHome = () => (
  <div className="phone">
    <PageHead title="订单统计" />
    <LostWaybills />
    <StateTiles />
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
