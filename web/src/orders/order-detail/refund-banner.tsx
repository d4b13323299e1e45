import { refundCalls } from '#contract/orders/refunds.ts';
import { viaKeyText } from '#contract/customers/via-key.ts';
import { usePhone } from '#web/ui/basics/use-phone.ts';
import { Facts } from '#web/ui/cells/facts.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import { requestActs } from '../acts/act-button.tsx';
import { RefundRequest, isRequested } from '../refund/refund-request.tsx';
import { failedTry } from '../refund/repeated-refund.ts';
import { Part } from '../order/part.tsx';
import type { OrderInfo } from '../order/situation.tsx';

/**
 * A refund that waits for an answer, because the customer asks or the last try failed, over everything else; a phone has the answers
 * in its bar, where the thumb is.
 */
export function RefundBanner({ order, isLook }: { order: OrderInfo; isLook: boolean }) {
  const isAnswered = !usePhone() && !isLook;
  const { data: refunds = [] } = useCall(refundCalls.listRefunds, { orderNo: order.orderId }, { saysItself: true });
  const failed = failedTry(order, refunds);
  const title = isRequested(order) ? '退款申请' : '退款失败';
  return (
    <div className="order-banner">
      <Part title={title} waits extra={isAnswered && <span className="order-answers">{requestActs(order)}</span>}>
        {isRequested(order) && <RefundRequest order={order} />}
        {failed && (
          <Facts
            of={[
              [isRequested(order) ? '上次没有退成' : '没有退成', failed.amount !== null && yuanText(failed.amount)],
              ['失败原因', failed.failure],
              ['退款原因', !isRequested(order) && failed.reason],
              ['办理人', failed.viaKey ? viaKeyText(failed.viaKey) : failed.actor],
              ['办理时间', when(failed.createTime)],
            ]}
          />
        )}
      </Part>
    </div>
  );
}
