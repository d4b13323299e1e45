import { Radio } from 'antd';
import type { Audience } from '#contract/segments/coupon-sending-record.ts';
import { couponSendingRefusals } from '#contract/segments/coupon-sendings.ts';
import type { FieldProps } from '#web/ui/form/field.tsx';
import { Field, MomentInput, needed } from '#web/ui/index.ts';
import { AudienceInput, isNobody } from './audience-input.tsx';

const times = [
  { value: false, label: '立即发放' },
  { value: true, label: '定时发放' },
];

/** The moment of a sending. */
export const MomentField = ({ when }: Pick<FieldProps, 'when'>) => (
  <Field name="at" label="发放时间" when={when} check={needed('请选择发放时间')}>
    <MomentInput />
  </Field>
);

interface Props {
  /** Said below the choice of people. */
  help: string;
  /** True where it may stay empty. */
  optional?: boolean;
}

const chosen = (audience: unknown) =>
  audience && !isNobody(audience as Audience) ? undefined : couponSendingRefusals.NOBODY_CHOSEN().message;

/** Customers that a coupon is for. */
export const AudienceField = ({ help, optional = false }: Props) => (
  <Field name="audience" label="发给谁" help={help} {...(optional ? { optional } : { check: chosen })}>
    <AudienceInput />
  </Field>
);

/** Choice between now and a moment. */
export const WhenFields = () => (
  <>
    <Field name="isTimed" label="什么时候发">
      <Radio.Group options={times} />
    </Field>
    <MomentField when={{ isTimed: true }} />
  </>
);
