import { Input, type InputProps } from 'antd';
import { Field, type FieldProps } from '../form/field.tsx';
import { longestOf, useSchema } from './bounds.ts';

type Typing =
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'className'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck';

interface Props extends Omit<FieldProps, 'children'>, Pick<InputProps, Typing> {
  /** Lines of a longer text. */
  rows?: number;
  showCount?: boolean;
}

/** A field for text, as long as the call's schema allows unless it says otherwise. */
export function TextField({ name, list, label, when, help, optional, isFilled, check, rows, maxLength, ...input }: Props) {
  const longest = longestOf(useSchema({ name, list }));
  const control = { ...input, maxLength: maxLength ?? longest };
  return (
    <Field {...{ name, list, label, when, help, optional, isFilled, check }}>
      {rows === undefined ? <Input {...control} /> : <Input.TextArea {...control} rows={rows} />}
    </Field>
  );
}
