import { Radio } from 'antd';
import { receiptMethods } from '#contract/cashier/cash-receipt-record.ts';
import { VOUCHERS_MAX } from '#contract/cashier/vouchers.ts';
import { isCounted } from '#contract/orders/payments/offline-payments.ts';
import { PicturesInput } from '#web/media/index.ts';
import { Field, MomentInput, MoneyInput, TextField } from '#web/ui/index.ts';

const ways = receiptMethods.options.filter(({ value }) => isCounted(value));

/** Fields of the money of a receipt, whatever it is for. */
export const MoneyFields = () => (
  <>
    <Field name="amount">
      <MoneyInput />
    </Field>
    <Field name="method" check={(method) => (method ? undefined : '请选择收款方式')}>
      <Radio.Group options={ways} />
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
