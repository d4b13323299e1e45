import { AutoComplete, Form, Switch } from 'antd';
import { useState } from 'react';
import { refundCalls } from '#contract/orders/refunds.ts';
import { defaultRefundReasons } from '#contract/orders/words.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';
import { RefundGoods } from '../refund/refund-goods.tsx';
import { RefundRequest } from '../refund/refund-request.tsx';
import { leftToRefund, refundLine, refundOutcome } from '../refund/refund-sum.ts';
import { requestKey } from './request-key.ts';
import type { Order } from '../order/situation.tsx';

const reasons = defaultRefundReasons.map((value) => ({ value }));

const ASKED = 1;

function Outcome({ order }: { order: Order }) {
  const amount: unknown = Form.useWatch('amount');
  return <p className="dialog-outcome">{refundOutcome(order, typeof amount === 'number' ? amount : 0)}</p>;
}

/** Goods go back with the whole, or when the refund names them. */
function Restock({ left }: { left: number }) {
  const amount: unknown = Form.useWatch('amount');
  const lines: unknown = Form.useWatch('lines');
  if (amount !== left && !(Array.isArray(lines) && lines.length > 0)) return null;
  return (
    <Field name="restock" label="商品退回库存" help="没有发货的订单默认退回；已经发货的，收到退货再退回">
      <Switch checkedChildren="退回" unCheckedChildren="不退回" />
    </Field>
  );
}

/** Gives money back, all that is left unless the person says less. */
export function RefundDialog(props: DialogOf) {
  const { order } = props;
  // One per dialog: pressed twice, or sent again after a lost line, it is still one refund.
  const [key] = useState(requestKey);
  const left = leftToRefund(order);
  const start = { amount: left, reason: order.refundReasonWap ?? '', restock: order.status === 0, requestKey: key };
  return (
    <OrderDialog {...props} act="agree" call={refundCalls.agreeRefund} start={start}>
      {order.refundStatus === ASKED && <RefundRequest order={order} />}
      <RefundGoods orderNo={order.orderId} />
      <Field
        name="amount"
        label="退款金额"
        help={refundLine(order)}
        check={(amount) => (Number(amount) > left ? `最多还可退 ${yuanText(left)}` : undefined)}
      >
        <MoneyInput />
      </Field>
      <Field name="reason" label="退款原因">
        <AutoComplete options={reasons} placeholder="选一个，或自己写" maxLength={255} />
      </Field>
      <Restock left={left} />
      <Outcome order={order} />
    </OrderDialog>
  );
}
