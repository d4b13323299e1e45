import { InputNumber, type InputNumberProps } from 'antd';
import { Field, type FieldProps } from '../form/field.tsx';
import { rangeOf, useSchema } from './bounds.ts';

type Typing = 'inputMode' | 'max' | 'min' | 'placeholder' | 'suffix';

interface Props extends Omit<FieldProps, 'children'>, Pick<InputNumberProps<number>, Typing> {}

/** A field for a whole number, within what the call's schema allows unless it says otherwise. */
export function NumberField({ name, list, label, when, help, optional, isFilled, check, ...input }: Props) {
  const range = rangeOf(useSchema({ name, list }));
  return (
    <Field {...{ name, list, label, when, help, optional, isFilled, check }}>
      <InputNumber<number> {...range} {...input} precision={0} />
    </Field>
  );
}
