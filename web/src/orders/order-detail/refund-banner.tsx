import { requestActs } from '../acts/act-button.tsx';
import { RefundRequest } from '../refund/refund-request.tsx';
import { Part } from '../order/part.tsx';
import type { OrderInfo } from '../order/situation.tsx';

/** A refund that waits for an answer, over everything else. */
export const RefundBanner = ({ order, isLook }: { order: OrderInfo; isLook: boolean }) => (
  <div className="order-banner">
    <Part title="退款申请" waits extra={!isLook && <span className="order-answers">{requestActs(order)}</span>}>
      <RefundRequest order={order} />
    </Part>
  </div>
);
