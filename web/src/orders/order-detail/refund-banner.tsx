import { usePhone } from '#web/ui/basics/use-phone.ts';
import { requestActs } from '../acts/act-button.tsx';
import { RefundRequest } from '../refund/refund-request.tsx';
import { Part } from '../order/part.tsx';
import type { OrderInfo } from '../order/situation.tsx';

/** A refund that waits for an answer, over everything else; a phone has the answers in its bar, where the thumb is. */
export function RefundBanner({ order, isLook }: { order: OrderInfo; isLook: boolean }) {
  const isAnswered = !usePhone() && !isLook;
  return (
    <div className="order-banner">
      <Part title="退款申请" waits extra={isAnswered && <span className="order-answers">{requestActs(order)}</span>}>
        <RefundRequest order={order} />
      </Part>
    </div>
  );
}
