import { type Choices, labelOf, meaningOf } from '#contract/choices.ts';
import { Signal } from './signal.tsx';

/** A value of an enumeration by its label, marked where it asks something of staff; nothing for an unknown one. */
export function Choice({ of, value }: { of: Choices; value: unknown }) {
  const [label, meaning] = [labelOf(of, value), meaningOf(of, value)];
  return label !== undefined && meaning ? <Signal of={meaning}>{label}</Signal> : label;
}
