import { orderCalls } from '#contract/orders/orders.ts';
import { Can } from '#web/ui/action/can.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { MoneyFacts } from './money-facts.tsx';
import { Notes } from './notes.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundRecords } from './refund-records.tsx';
import { RefundRequest } from '../refund/refund-request.tsx';
import { Part } from './part.tsx';

const ASKED = 1;

/** Everything about one order, and what can be done with it. */
export const OrderDetail = ({ orderNo }: { orderNo: string }) => (
  <Loaded call={orderCalls.info} input={{ orderNo }}>
    {(order) =>
      order && (
        <article className="order">
          <OrderHead order={order} />
          <div className="order-main">
            {order.refundStatus === ASKED && (
              <Part title="退款申请" waits>
                <RefundRequest order={order} />
              </Part>
            )}
            <OrderLines order={order} />
            <MoneyFacts order={order} />
            <RefundRecords order={order} />
          </div>
          <div className="order-side">
            <DeliveryFacts order={order} />
            <Notes order={order} />
            <Can call={orderCalls.timeline}>
              <OrderTimeline orderNo={orderNo} />
            </Can>
          </div>
        </article>
      )
    }
  </Loaded>
);
