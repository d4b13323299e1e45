import { Radio } from 'antd';
import { cashPaymentKinds } from '#contract/cashier/cash-payment-record.ts';
import { Field, MoneyInput, TextField, needed } from '#web/ui/index.ts';

const byPeople = cashPaymentKinds.options.filter(
  ({ value }) => value !== cashPaymentKinds.settlement && value !== cashPaymentKinds.share,
);

/** Fields of an application: what it pays, whom, where and how much. */
export const ApplyFields = () => (
  <>
    <Field name="bizType" help="结算款请在结算单里申请付款">
      <Radio.Group options={byPeople} />
    </Field>
    <TextField
      name="bizNo"
      label="订单号"
      when={{ bizType: cashPaymentKinds.refund }}
      check={needed('退款请填写订单号')}
      help="等待线下退还的订单；金额应与应退金额一致，登记付款后退款自动完成"
    />
    <TextField
      name="bizNo"
      label="业务单号"
      when={{ bizType: cashPaymentKinds.other }}
      optional
      placeholder="合同号、采购单号，可不填"
    />
    <TextField name="payee" placeholder="与银行账户名称一致" />
    <TextField name="bank" placeholder="如：中国工商银行武汉武昌支行" />
    <TextField name="account" inputMode="numeric" />
    <Field name="amount">
      <MoneyInput />
    </Field>
    <TextField name="reason" rows={2} showCount placeholder="审批的人看得到，如：印制票根书签 2000 张" />
  </>
);
