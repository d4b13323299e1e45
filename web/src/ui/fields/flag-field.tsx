import type { Choices } from '#contract/choices.ts';
import { Field, type FieldProps } from '../form/field.tsx';
import { FlagInput } from '../inputs/flag-input.tsx';

interface Props extends Omit<FieldProps, 'children'> {
  of: Choices<boolean>;
}

/** A field for a flag, in its two words. */
export const FlagField = ({ of, ...field }: Props) => (
  <Field {...field}>
    <FlagInput of={of} />
  </Field>
);
