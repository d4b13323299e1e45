import { Form, InputNumber, Radio } from 'antd';
import { labelOf } from '#contract/choices.ts';
import { MOVE_REASON_MAX, type StandingFigures } from '#contract/customers/balance-move.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { directions } from '#contract/customers/enums.ts';
import { withKey } from '#web/ui/wire/request-key.ts';
import type { FieldProps } from '#web/ui/form/field.tsx';
import { isServed } from '#web/ui/wire/session.ts';
import { DialogButton, Field, MoneyInput, TextField, countText, yuanText } from '#web/ui/index.ts';
import { actOf, moveOf, resultOf } from './balance-move.ts';
import { toNamedCustomer } from './named-customer.tsx';

/** Other servers of the wire move by a GET, without reason or key. */
export const adjustmentCall = () =>
  isServed(customerCalls.adjustFounds) ? customerCalls.adjustFounds : customerCalls.operateFounds;

interface Props {
  customer: CustomerRow;
  call: ReturnType<typeof adjustmentCall>;
}

const start = {
  moneyType: null,
  moneyValue: null,
  integralType: null,
  integralValue: null,
  mark: '',
};

interface MovedFigure extends Pick<FieldProps, 'children'> {
  kind: 'money' | 'integral';
  label: string;
  now: number;
  show: (figure: number) => string;
}

/** Direction and amount of a move, with the present figure and the one it leads to. */
function Move({ kind, label, now, show, children }: MovedFigure) {
  const values: Readonly<Record<string, unknown>> = Form.useWatch([], Form.useFormInstance()) ?? start;
  const type = values[`${kind}Type`];
  const value = values[`${kind}Value`];
  const step = typeof value === 'number' ? value : 0;
  const then = type === directions.add ? now + step : now - step;
  const after = then < 0 ? '，不够减' : `，修改后 ${show(then)}`;
  const isFirst = kind === 'money' && !values['integralType'] && !values['integralValue'];
  return (
    <>
      <Field
        name={`${kind}Type`}
        help={`现有${label} ${show(now)}${step > 0 && type ? after : ''}`}
        optional
        check={(chosen) => (!chosen && (step > 0 || isFirst) ? '请选择增加还是减少' : undefined)}
      >
        <Radio.Group options={directions.options} />
      </Field>
      <Field
        name={`${kind}Value`}
        optional
        check={(typed) => (type && !typed ? `请填写要${labelOf(directions, type)}的${label}` : undefined)}
      >
        {children}
      </Field>
    </>
  );
}

/** Adds to balance and points of a customer, or takes from them. Sending it twice moves once. */
export function AdjustButton({ customer, call }: Props) {
  const { uid, nickname, nowMoney, integral } = customer;
  return (
    <DialogButton
      label="积分余额"
      title={`修改 ${nickname} 的积分余额`}
      saveLabel={actOf}
      says={(answer: StandingFigures | null, sent) => resultOf(sent, customer, answer)}
      width={500}
      call={call}
      propose={customerCalls.proposeFounds}
      remedy={toNamedCustomer}
      start={{ ...start, uid }}
      input={moveOf}
      before={withKey}
    >
      <Move kind="money" label="余额" now={nowMoney} show={yuanText}>
        <MoneyInput max="999999.99" />
      </Move>
      <Move kind="integral" label="积分" now={integral} show={countText}>
        <InputNumber<number> min={0} max={999_999} precision={0} inputMode="numeric" />
      </Move>
      {isServed(customerCalls.adjustFounds) && (
        <TextField name="mark" label="原因" maxLength={MOVE_REASON_MAX} placeholder="例如：补偿缺货；写入资金和积分明细" />
      )}
    </DialogButton>
  );
}
