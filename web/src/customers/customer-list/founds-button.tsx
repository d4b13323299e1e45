import { Radio } from 'antd';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { MOVE_REASON_MAX, customerCalls } from '#contract/customers/customers.ts';
import { directions } from '#contract/customers/words.ts';
import { withKey } from '#web/ui/wire/request-key.ts';
import { isServed } from '#web/ui/wire/session.ts';
import { DialogButton, Field, MoneyInput, NumberField, TextField, yuanText } from '#web/ui/index.ts';

/** Other servers of the wire move by a GET, without reason or key. */
export const foundsCall = () => (isServed(customerCalls.adjustFounds) ? customerCalls.adjustFounds : customerCalls.operateFounds);

interface Props {
  customer: CustomerRow;
  call: ReturnType<typeof foundsCall>;
}

const start = { moneyType: directions.take, moneyValue: 0, integralType: directions.take, integralValue: 0, mark: '' };

/** Adds to balance and points of a customer, or takes from them. Sending it twice moves once. */
export function FoundsButton({ customer: { uid, nickname, nowMoney, integral }, call }: Props) {
  return (
    <DialogButton
      label="积分余额"
      title={`修改 ${nickname} 的积分余额`}
      says="设置成功"
      width={500}
      call={call}
      propose={customerCalls.proposeFounds}
      start={{ ...start, uid }}
      before={withKey}
    >
      <Field name="moneyType" help={`现有余额 ${yuanText(nowMoney)}`}>
        <Radio.Group options={directions.options} />
      </Field>
      <Field name="moneyValue">
        <MoneyInput max="999999.99" />
      </Field>
      <Field name="integralType" help={`现有积分 ${integral}`}>
        <Radio.Group options={directions.options} />
      </Field>
      <NumberField name="integralValue" min={0} max={999_999} inputMode="numeric" />
      {isServed(customerCalls.adjustFounds) && (
        <TextField name="mark" label="原因" maxLength={MOVE_REASON_MAX} placeholder="例如：补偿缺货；写入资金和积分明细" />
      )}
    </DialogButton>
  );
}
