import { Radio } from 'antd';
import { cashReceiptKinds, receiptMethods } from '#contract/cashier/cash-receipts.ts';
import { VOUCHERS_MAX } from '#contract/cashier/vouchers.ts';
import { PicturesInput } from '#web/media/index.ts';
import { Field, MomentInput, MoneyInput, TextField, needed } from '#web/ui/index.ts';
import { PartialField } from './partial-field.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';

const { order, recharge, deposit, other } = cashReceiptKinds;
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
      help="未支付的充值；金额应与充值金额一致，确认后到顾客余额"
    />
    <TextField name="bizNo" label="需求单号" when={{ bizType: deposit }} optional placeholder="需求单或合同的编号，可不填" />
    <TextField name="bizNo" label="业务单号" when={{ bizType: other }} optional placeholder="可不填" />
    <Field name="amount">
      <MoneyInput />
    </Field>
    <Field name="method" check={(method) => (method ? undefined : '请选择收款方式')}>
      <Radio.Group options={receiptMethods.options} />
    </Field>
    <TextField name="payer" placeholder="付款的个人或单位" />
    <TextField name="tradeNo" optional placeholder="银行或钱包的流水号，日后凭它核对" />
    <Field name="receivedAt" optional help="不填为现在">
      <MomentInput past />
    </Field>
    <Field name="vouchers" optional help={`转账截图、签购单或收据的照片，最多 ${VOUCHERS_MAX} 张`}>
      <PicturesInput model="cashier" max={VOUCHERS_MAX} />
    </Field>
    <TextField name="remark" optional rows={2} showCount />
  </>
);
