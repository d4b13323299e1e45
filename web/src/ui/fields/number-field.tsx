import { InputNumber, type InputNumberProps } from 'antd';
import { Field, type FieldProps } from '../form/field.tsx';

type Typing = 'inputMode' | 'max' | 'min' | 'placeholder' | 'suffix';

interface Props extends Omit<FieldProps, 'children'>, Pick<InputNumberProps<number>, Typing> {}

/**
 * A field for a whole number. What the call's schema does not allow is refused in its words and stays as it was typed: a control
 * that has `max` puts the greatest number there instead.
 */
export const NumberField = ({ name, list, label, when, help, optional, isFilled, check, ...input }: Props) => (
  <Field {...{ name, list, label, when, help, optional, isFilled, check }}>
    <InputNumber<number> {...input} precision={0} />
  </Field>
);
