import { Form, type FormInstance, Select } from 'antd';
import { useEffect } from 'react';
import { expressCalls } from '#contract/delivery/express.ts';
import { Field } from '#web/ui/form/field.tsx';
import { queryOf, useCall } from '#web/ui/wire/index.ts';
import { NumberInput } from './number-input.tsx';
import { guessCarrier } from '#contract/delivery/carrier-guess.ts';

/** The carriers that are switched on. */
export const carriersQuery = queryOf(expressCalls.all, { type: 'normal' });

/** Chooses the carrier by the look of a typed number, until the person has chosen one. */
export function tellCarrier(form: FormInstance, carriers: readonly { code: string }[] = []) {
  const guess = guessCarrier(String(form.getFieldValue('expressNumber') ?? ''));
  if (!carriers.some(({ code }) => code === guess)) return;
  if (form.isFieldTouched('expressNumber') && !form.isFieldTouched('expressCode')) form.setFieldValue('expressCode', guess);
}

const blank = (says: string) => (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? undefined : says);

interface Props {
  when?: Readonly<Record<string, unknown>>;
  /** End of the phone number. */
  tail: string;
  /** The field may take over what was typed before it was there. */
  isReady?: boolean;
  onEnter?: () => void;
  /** Said where one is missing. */
  says?: { number: string; carrier: string };
}

const MISSING = { number: '请填写快递单号', carrier: '请选择快递公司' };

/** The number of a parcel and who carries it. */
export function ParcelFields({ when, tail, isReady = false, onEnter, says = MISSING }: Props) {
  const { data: carriers, isPending } = useCall(expressCalls.all, { type: 'normal' });
  const form = Form.useFormInstance();
  const number: unknown = Form.useWatch('expressNumber');
  useEffect(() => tellCarrier(form, carriers), [form, number, carriers]);
  return (
    <>
      <Field
        name="expressNumber"
        label="快递单号"
        when={when}
        check={blank(says.number)}
        help={`顺丰单号后加“:手机尾号”，如 SF000000000000:${tail}`}
      >
        <NumberInput isReady={isReady} onEnter={onEnter} />
      </Field>
      <Field name="expressCode" label="快递公司" when={when} check={blank(says.carrier)}>
        <Select
          options={(carriers ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          loading={isPending}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="自动识别，可手动选择"
        />
      </Field>
    </>
  );
}
