import { Radio, Switch } from 'antd';
import { type BankLine } from '#contract/cashier/bank-line-record.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { DialogButton, Field, TextField, needed, when, yuanText } from '#web/ui/index.ts';
import { UnpaidOrders } from '../receipt-list/unpaid-orders.tsx';

const { order, recharge, deposit, credit, other } = cashReceiptKinds;
const chosen = (orders: unknown) => (Array.isArray(orders) && orders.length > 0 ? undefined : '请选择要收款的订单');

interface Props {
  line: BankLine;
  /** Repeats that of the dialog, where a row looks for it. */
  call: typeof bankLineCalls.receive;
}

/** Makes a receipt of what came in. */
export const ReceiveLineButton = ({ line: { id, amount, name, bookedAt } }: Props) => (
  <DialogButton
    label="生成收款单"
    title={`为 ${yuanText(amount)} 生成收款单`}
    saveLabel="生成收款单"
    says="已生成收款单并与流水对应，请确认收款"
    call={bankLineCalls.receive}
    start={{ id, bizType: order, bizNo: '', parts: [], payer: name.slice(0, 64), remark: '', isPartial: false }}
    touches={['cash_receipt', 'task']}
    width={600}
  >
    <p>金额、流水号和收款时间取自这笔流水（{when(bookedAt)}），方式为转账。</p>
    <Field name="bizType">
      <Radio.Group options={cashReceiptKinds.options.filter(({ value }) => value !== credit)} />
    </Field>
    <Field name="parts" when={{ bizType: order }} check={chosen} help={`订单金额合计应为 ${yuanText(amount)}`}>
      <UnpaidOrders />
    </Field>
    <Field
      name="isPartial"
      when={{ bizType: order }}
      optional
      help="这笔只是订单的一部分时打开；余款到账后再生成一张，收齐后订单才付款"
    >
      <Switch />
    </Field>
    <TextField name="bizNo" label="充值单号" when={{ bizType: recharge }} check={needed('请填写充值单号')} />
    <TextField name="bizNo" label="需求单号" when={{ bizType: deposit }} optional placeholder="需求单或合同的编号，可不填" />
    <TextField name="bizNo" label="业务单号" when={{ bizType: other }} optional placeholder="可不填" />
    <TextField name="payer" placeholder="付款的个人或单位" />
    <TextField name="remark" label="备注" optional rows={2} showCount />
  </DialogButton>
);
