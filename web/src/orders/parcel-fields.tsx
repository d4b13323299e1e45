import { Form, Input, Select } from 'antd';
import { type ChangeEvent, useRef } from 'react';
import { expressCalls } from '#contract/delivery/express.ts';
import { Field } from '#web/ui/form/field.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import { guessCarrier } from './carrier-guess.ts';

interface Control {
  id?: string;
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

const useCarriers = () => {
  const { data = [], isPending } = useCall(expressCalls.all, { type: 'normal' });
  return { isPending, carriers: data.map(({ code, name }) => ({ value: code, label: name })) };
};

/** Chooses the carrier by the look of the number, until the person has chosen one. */
function TrackingInput({ onChange, ...control }: Control) {
  const form = Form.useFormInstance();
  const { carriers } = useCarriers();
  const guessed = useRef<string>(undefined);
  const hear = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const guess = guessCarrier(event.target.value);
    const chosen: unknown = form.getFieldValue('expressCode');
    if (guess === undefined || !carriers.some(({ value }) => value === guess) || (chosen && chosen !== guessed.current)) return;
    guessed.current = guess;
    form.setFieldValue('expressCode', guess);
  };
  return <Input {...control} allowClear autoComplete="off" maxLength={64} placeholder="请输入或扫描快递单号" onChange={hear} />;
}

const blank = (says: string) => (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? undefined : says);

/** The number of a parcel and who carries it. */
export function ParcelFields({ when, tail }: { when?: Readonly<Record<string, unknown>>; tail: string }) {
  const { carriers, isPending } = useCarriers();
  return (
    <>
      <Field
        name="expressNumber"
        label="快递单号"
        when={when}
        check={blank('请填写快递单号')}
        help={`顺丰请输入单号:手机尾号，例如 SF000000000000:${tail}`}
      >
        <TrackingInput />
      </Field>
      <Field name="expressCode" label="快递公司" when={when} check={blank('请选择快递公司')}>
        <Select
          options={carriers}
          loading={isPending}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="按单号自动识别，也可自己选"
        />
      </Field>
    </>
  );
}
