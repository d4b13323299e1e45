import { Link } from 'react-router';
import { approvalCalls } from '#contract/approvals/approvals.ts';
import { proposedRefundCalls } from '#contract/orders/refunds.ts';
import { when } from '#web/ui/cells/when.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { Facts, Part } from '../order/part.tsx';
import type { OrderInfo } from '../order/situation.tsx';

/** A refund that waits for a second person, over everything else: until it is decided, no goods leave. */
export function ProposedRefund({ order: { orderId } }: { order: OrderInfo }) {
  const may = useMay();
  const enabled = may(proposedRefundCalls.proposedRefund);
  const { data } = useCall(proposedRefundCalls.proposedRefund, { orderNo: orderId }, { enabled, saysItself: true });
  if (!data) return null;
  const { amount, reason, proposer, createTime } = data;
  return (
    <div className="order-banner">
      <Part title="退款待复核" waits extra={may(approvalCalls.list) && <Link to="/financial/approval">去复核</Link>}>
        <Facts
          of={[
            ['退款金额', amount !== null && yuanText(amount)],
            ['退款原因', reason],
            ['提交人', proposer],
            ['提交时间', when(createTime)],
          ]}
        />
        <p className="quiet">复核通过或退回之前，订单不能发货和核销</p>
      </Part>
    </div>
  );
}
