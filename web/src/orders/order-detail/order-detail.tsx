import { orderCalls } from '#contract/orders/orders.ts';
import { Can } from '#web/ui/action/can.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { MoneyFacts } from './money-facts.tsx';
import { BuyersWords, Remark } from './notes.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundBanner } from './refund-banner.tsx';
import { RefundRecords } from './refund-records.tsx';

const ASKED = 1;

/** Everything about one order, and what can be done with it. */
export const OrderDetail = ({ orderNo }: { orderNo: string }) => (
  <Loaded call={orderCalls.info} input={{ orderNo }}>
    {(order) =>
      order && (
        <article className="order">
          <OrderHead order={order} />
          {order.refundStatus === ASKED && <RefundBanner order={order} />}
          <div className="order-main">
            <BuyersWords order={order} />
            <OrderLines order={order} />
            <MoneyFacts order={order} />
            <RefundRecords order={order} />
          </div>
          <div className="order-side">
            <DeliveryFacts order={order} />
            <Remark order={order} />
            <Can call={orderCalls.timeline}>
              <OrderTimeline orderNo={orderNo} />
            </Can>
          </div>
        </article>
      )
    }
  </Loaded>
);
