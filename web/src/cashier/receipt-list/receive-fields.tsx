import { Radio } from 'antd';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { Field, TextField, needed } from '#web/ui/index.ts';
import { CreditSelect } from './credit-select.tsx';
import { MoneyFields } from './money-fields.tsx';
import { OpenDebts } from './open-debts.tsx';
import { PartialField } from './partial-field.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';

const { order, recharge, deposit, credit, other } = cashReceiptKinds;
const chosen = (orders: unknown) => (Array.isArray(orders) && orders.length > 0 ? undefined : '请选择要收款的订单');

/** Fields of a receipt: what it is for, who paid, how and how much. */
export const ReceiveFields = () => (
  <>
    <Field name="bizType">
      <Radio.Group options={cashReceiptKinds.options} />
    </Field>
    <Field
      name="parts"
      when={{ bizType: order }}
      check={chosen}
      help="选好后自动带出应付金额；一笔转账付了几张订单时，可以一起选"
    >
      <UnpaidOrders />
    </Field>
    <PartialField />
    <TextField
      name="bizNo"
      label="充值单号"
      when={{ bizType: recharge }}
      check={needed('请填写充值单号')}
      help="未支付的充值；金额应与充值金额一致，确认后到用户余额"
    />
    <TextField name="bizNo" label="需求单号" when={{ bizType: deposit }} optional placeholder="需求单或合同的编号，可不填" />
    <Field name="creditId" when={{ bizType: credit }} check={(id) => (id ? undefined : '请选择还款的赊账客户')}>
      <CreditSelect />
    </Field>
    <Field name="debts" when={{ bizType: credit }} optional help="一笔转账还几笔时一起选；金额改小就是还一部分">
      <OpenDebts />
    </Field>
    <TextField name="bizNo" label="业务单号" when={{ bizType: other }} optional placeholder="可不填" />
    <MoneyFields />
  </>
);
