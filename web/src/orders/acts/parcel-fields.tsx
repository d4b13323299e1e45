import { Form, Input, Select } from 'antd';
import { useEffect, useRef } from 'react';
import { expressCalls } from '#contract/delivery/express.ts';
import { Field } from '#web/ui/form/field.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import { guessCarrier } from './carrier-guess.ts';

type Carriers = readonly { code: string }[] | undefined;

/** Chooses the carrier by the look of the number, until the person has chosen one. A scanner may be faster than the list of carriers. */
function useGuess(carriers: Carriers) {
  const form = Form.useFormInstance();
  const number: unknown = Form.useWatch('expressNumber');
  const guessed = useRef<string>(undefined);
  useEffect(() => {
    const guess = guessCarrier(String(number ?? ''));
    const chosen: unknown = form.getFieldValue('expressCode');
    if (guess === undefined || !carriers?.some(({ code }) => code === guess) || (chosen && chosen !== guessed.current)) return;
    guessed.current = guess;
    form.setFieldValue('expressCode', guess);
  }, [form, number, carriers]);
}

const blank = (says: string) => (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? undefined : says);

/** The number of a parcel and who carries it. */
export function ParcelFields({ when, tail }: { when?: Readonly<Record<string, unknown>>; tail: string }) {
  const { data: carriers, isPending } = useCall(expressCalls.all, { type: 'normal' });
  useGuess(carriers);
  return (
    <>
      <Field
        name="expressNumber"
        label="快递单号"
        when={when}
        check={blank('请填写快递单号')}
        help={`顺丰请输入单号:手机尾号，例如 SF000000000000:${tail}`}
      >
        <Input allowClear autoComplete="off" maxLength={64} placeholder="请输入或扫描快递单号" />
      </Field>
      <Field name="expressCode" label="快递公司" when={when} check={blank('请选择快递公司')}>
        <Select
          options={(carriers ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          loading={isPending}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="按单号自动识别，也可自己选"
        />
      </Field>
    </>
  );
}
