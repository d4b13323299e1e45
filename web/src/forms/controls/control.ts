import type { AriaAttributes } from 'react';
import type { FormField } from '#contract/settings/form.ts';

/** Props of a control of a template: it shows a stored text and hands on the next one. */
export interface ControlProps {
  id: string | undefined;
  field: FormField;
  text: string;
  hold: (text: string) => void;
  onBlur: (() => void) | undefined;
  /** Tells screen readers whether the field is wrong, and where it says so. */
  aria: Aria;
}

export type Aria = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby' | 'aria-required'>;

/** Older entries hold numbers and flags where there are texts now. */
export const heldText = (held: unknown): string => (held === null || held === undefined ? '' : String(held));

export const isOn = ({ attributes }: FormField, name: string): boolean => attributes[name] === true;

export const wordAt = ({ attributes }: FormField, name: string): string => {
  const value = attributes[name];
  return typeof value === 'string' ? value : '';
};

/** The options of a field, each value once. */
export const optionsOf = ({ options }: FormField) => [
  ...new Map(options.map(({ value, label, disabled }) => [value, { value, label, disabled }])).values(),
];

/** The id of a control, where there is one. */
export const named = (id: string | undefined) => (id === undefined ? {} : { id });
