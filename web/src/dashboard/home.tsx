import { Suspense } from 'react';
import { orderCalls } from '#contract/orders/orders.ts';
import { LowStock } from '#web/catalogue/index.ts';
import { LatestOrders } from '#web/orders/index.ts';
import { Can } from '#web/ui/action/can.tsx';
import { useSession } from '#web/ui/wire/index.ts';
import { OrderChart } from './order-chart.tsx';
import { OrderFigures } from './order-figures.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { StockFigures } from './stock-figures.tsx';
import { TurnoverFigure } from './turnover-figure.tsx';
import './dashboard.css';

/** What waits for the person who signed in; every figure leads to the list behind it. */
export function Home() {
  const name = useSession((session) => session.info?.realName);
  return (
    <div className="home">
      <h1>{name ? `${name}，今天要处理的` : '今天要处理的'}</h1>
      <div className="figures">
        <OrderFigures />
        <TurnoverFigure />
        <StockFigures />
      </div>
      <OrderChart />
      <Suspense>
        <LowStock />
      </Suspense>
      <Can call={orderCalls.list}>
        <LatestOrders />
      </Can>
      <Shortcuts />
    </div>
  );
}
