import { Suspense } from 'react';
import { orderMoneyCalls } from '#contract/orders/payments/order-money.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { Can } from '#web/ui/action/can.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { ASKED } from '../order/situation.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { MoneyFacts } from './money-facts.tsx';
import { BuyerNote, Remark } from './notes.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ProposedRefund } from '../refund/proposed-refund.tsx';
import { RefundBanner } from './refund-banner.tsx';
import { RefundRecords } from './refund-records.tsx';
import { detailParts } from './detail-parts.ts';

interface Props {
  orderNo: string;
  /** Its number stands in the title over it. */
  isTitled?: boolean;
  /** Only looked at: without its acts. */
  isLook?: boolean;
}

/** Order with all its facts, and what can be done with it. */
export const OrderDetail = ({ orderNo, isTitled = false, isLook = false }: Props) => (
  <Loaded call={orderCalls.info} input={{ orderNo }}>
    {(order) =>
      order && (
        <article className="order">
          <OrderHead order={order} isTitled={isTitled} isLook={isLook} />
          {order.refundStatus === ASKED && <RefundBanner order={order} isLook={isLook} />}
          <ProposedRefund
            isOf={(proposed) => proposed.orderNo === orderNo && proposed.caseId === null}
            says="复核通过或退回之前，订单不能发货和核销"
          />
          {detailParts().map(([domain, { Banner }]) => (
            <Suspense key={domain}>
              <Banner order={order} isLook={isLook} />
            </Suspense>
          ))}
          <div className="order-main">
            <BuyerNote order={order} />
            <OrderLines order={order} />
            <MoneyFacts order={order} />
            <RefundRecords order={order} />
            <Can call={orderMoneyCalls.moneyTimeline}>
              <OrderMoney orderNo={orderNo} />
            </Can>
            {detailParts().map(([domain, { Records }]) => (
              <Suspense key={domain}>
                <Records order={order} />
              </Suspense>
            ))}
          </div>
          <div className="order-side">
            <DeliveryFacts order={order} />
            <Remark order={order} isLook={isLook} />
            <Can call={orderStepCalls.statusList}>
              <OrderTimeline orderNo={orderNo} />
            </Can>
          </div>
        </article>
      )
    }
  </Loaded>
);
