import { Form, Radio } from 'antd';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { directions } from '#contract/customers/enums.ts';
import { withKey } from '#web/ui/wire/request-key.ts';
import { isServed } from '#web/ui/wire/session.ts';
import { DialogButton, Field, MoneyInput, NumberField, TextField, countText, yuanText } from '#web/ui/index.ts';
import { MOVE_REASON_MAX } from '#contract/customers/balance-move.ts';
import { toNamedCustomer } from './named-customer.tsx';

/** Other servers of the wire move by a GET, without reason or key. */
export const adjustmentCall = () =>
  isServed(customerCalls.adjustFounds) ? customerCalls.adjustFounds : customerCalls.operateFounds;

interface Props {
  customer: CustomerRow;
  call: ReturnType<typeof adjustmentCall>;
}

const start = { moneyType: directions.take, moneyValue: 0, integralType: directions.take, integralValue: 0, mark: '' };

interface MovedFigure {
  kind: 'money' | 'integral';
  label: string;
  now: number;
  show: (figure: number) => string;
}

/** Direction of the move, with the present figure and the one it leads to. */
function Direction({ kind, label, now, show }: MovedFigure) {
  const [type, value]: unknown[] = [Form.useWatch(`${kind}Type`), Form.useWatch(`${kind}Value`)];
  const step = typeof value === 'number' ? value : 0;
  const then = type === directions.add ? now + step : now - step;
  const after = then < 0 ? '，不够减' : `，修改后 ${show(then)}`;
  return (
    <Field name={`${kind}Type`} help={`现有${label} ${show(now)}${step > 0 ? after : ''}`}>
      <Radio.Group options={directions.options} />
    </Field>
  );
}

/** Adds to balance and points of a customer, or takes from them. Sending it twice moves once. */
export function AdjustButton({ customer: { uid, nickname, nowMoney, integral }, call }: Props) {
  return (
    <DialogButton
      label="积分余额"
      title={`修改 ${nickname} 的积分余额`}
      says="设置成功"
      width={500}
      call={call}
      propose={customerCalls.proposeFounds}
      remedy={toNamedCustomer}
      start={{ ...start, uid }}
      before={withKey}
    >
      <Direction kind="money" label="余额" now={nowMoney} show={yuanText} />
      <Field name="moneyValue">
        <MoneyInput max="999999.99" />
      </Field>
      <Direction kind="integral" label="积分" now={integral} show={countText} />
      <NumberField name="integralValue" min={0} max={999_999} inputMode="numeric" />
      {isServed(customerCalls.adjustFounds) && (
        <TextField name="mark" label="原因" maxLength={MOVE_REASON_MAX} placeholder="例如：补偿缺货；写入资金和积分明细" />
      )}
    </DialogButton>
  );
}
