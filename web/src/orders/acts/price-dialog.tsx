import { orderCalls } from '#contract/orders/orders.ts';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/inputs/money-input.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { amountText } from '../order/amounts.ts';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

export const PriceDialog = (props: DialogOf) => (
  <OrderDialog
    {...props}
    act="price"
    label={({ payPrice }) => (typeof payPrice === 'number' ? `改价为 ${yuanText(payPrice)}` : '改价')}
    says={(_, { payPrice }) => `应付 ${amountText(props.order.payPrice)} → ${yuanText(payPrice)}`}
    call={orderCalls.updatePrice}
    start={{ payPrice: props.order.payPrice }}
    width={500}
  >
    <dl className="facts">
      <div>
        <dt>商品和运费</dt>
        <dd className="figure">{amountText(props.order.totalPrice)}</dd>
      </div>
      <div>
        <dt>其中运费</dt>
        <dd className="figure">{amountText(props.order.payPostage)}</dd>
      </div>
    </dl>
    <Field name="payPrice" label="实际支付金额" help="每个订单只能改一次价">
      <MoneyInput />
    </Field>
  </OrderDialog>
);
