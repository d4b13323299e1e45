import { Suspense, lazy } from 'react';
import { orderCalls } from '#contract/orders/orders.ts';
import { LowStock } from '#web/catalogue/index.ts';
import { LatestOrders } from '#web/orders/index.ts';
import { Can } from '#web/ui/action/can.tsx';
import { ApprovalsWaiting } from './approvals-waiting.tsx';
import { useComparedDay } from './compared-day.ts';
import { CustomerChart } from './customer-chart.tsx';
import { GoingLiveCard } from './going-live/going-live-card.tsx';
import { OperationFigures } from './operation-figures.tsx';
import { OrderChart } from './order-chart.tsx';
import { OrderFigures } from './order-figures.tsx';
import { RechargesOwed } from './recharges-owed.tsx';
import { RepeatBuyers } from './repeat-buyers.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { TasksWaiting } from '#web/tasks/index.ts';
import { StockFigures } from './stock-figures.tsx';
import { TodayStrip } from './today-strip.tsx';
import { WithdrawalsWaiting } from './withdrawals-waiting.tsx';
import './dashboard.css';

// Their contracts are large, and the figures of orders do not wait for them.
const InvoicesWaiting = lazy(() => import('./invoices-waiting.tsx').then((module) => ({ default: module.InvoicesWaiting })));
const ReviewsWaiting = lazy(() => import('./reviews-waiting.tsx').then((module) => ({ default: module.ReviewsWaiting })));

/** Work that waits for the person who signed in; every figure leads to the list behind it. */
export function Home() {
  const [comparedDay, compareWith] = useComparedDay();
  return (
    <div className="home">
      <h1>今日待办</h1>
      <div className="figures">
        <OrderFigures />
        <ApprovalsWaiting />
        <WithdrawalsWaiting />
        <RechargesOwed />
        <TasksWaiting />
        <Suspense>
          <InvoicesWaiting />
        </Suspense>
        <Suspense>
          <ReviewsWaiting />
        </Suspense>
        <StockFigures />
        <GoingLiveCard />
      </div>
      <TodayStrip comparedDay={comparedDay} onCompare={compareWith} />
      <div className="home-lists">
        <Can call={orderCalls.list}>
          <Suspense fallback={<section className="home-room" />}>
            <LatestOrders />
          </Suspense>
        </Can>
        <Suspense>
          <LowStock />
        </Suspense>
      </div>
      <OrderChart />
      <CustomerChart />
      <RepeatBuyers />
      <OperationFigures />
      <Shortcuts />
    </div>
  );
}
