import { Radio } from 'antd';
import { countedOptions, offlineCalls, offlineMethods } from '#contract/orders/payments/offline-payments.ts';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/inputs/money-input.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { amountText } from '../order/amounts.ts';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

/** Confirms money that came outside of this system. */
export const PayDialog = (props: DialogOf) => (
  <OrderDialog
    {...props}
    act="pay"
    call={offlineCalls.payOffline}
    label={({ amount }) => (typeof amount === 'number' ? `确认付款 ${yuanText(amount)}` : '确认付款')}
    says={(_, { amount, method }) => `已收款 ${yuanText(amount)}（${offlineMethods.labels[method]}）`}
    start={{ amount: props.order.payPrice, method: null }}
    width={500}
  >
    <dl className="facts">
      <div>
        <dt>应付</dt>
        <dd className="figure">{amountText(props.order.payPrice)}</dd>
      </div>
    </dl>
    <Field name="amount" label="收款金额" help="应与应付金额一致，少收请先改价">
      <MoneyInput />
    </Field>
    <Field name="method" label="收款方式" check={(method) => (method ? undefined : '请选择收款方式')}>
      <Radio.Group options={countedOptions} />
    </Field>
    <TextField name="voucher" label="凭证号" maxLength={64} placeholder="收据或转账流水号，可不填" />
    <TextField name="remark" label="说明" maxLength={150} placeholder="会记入订单记录，可不填" />
  </OrderDialog>
);
