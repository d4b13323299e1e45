import { Suspense } from 'react';
import { timetableCalls } from '#contract/dashboard/timetable.ts';
import { todoCalls } from '#contract/dashboard/todos.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { LowStock } from '#web/catalogue/index.ts';
import { LatestOrders } from '#web/orders/index.ts';
import { Can } from '#web/ui/action/can.tsx';
import { isServed } from '#web/ui/wire/index.ts';
import { useComparedDay } from './compared-day.ts';
import { CustomerChart } from './customer-chart.tsx';
import { OperationFigures } from './operation-figures.tsx';
import { OrderChart } from './order-chart.tsx';
import { OrderFigures } from './order-figures.tsx';
import { RepeatBuyers } from './repeat-buyers.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { StockFigures } from './stock-figures.tsx';
import { Timetable } from './timetable/timetable.tsx';
import { Todos } from './todos.tsx';
import { TodayStrip } from './today-strip.tsx';
import './dashboard.css';

/** Figures of what waits, as far as the wire has them, before a server that knows no entries. */
const FiguresOfTheWire = () => (
  <>
    <OrderFigures />
    <StockFigures />
  </>
);

/** Work that waits for the person who signed in; every figure leads to the list behind it. */
export function Home() {
  const [comparedDay, compareWith] = useComparedDay();
  return (
    <div className="home">
      <h1>今日待办</h1>
      {isServed(timetableCalls.day) && <Timetable />}
      <div className="figures">{isServed(todoCalls.list) ? <Todos /> : <FiguresOfTheWire />}</div>
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
