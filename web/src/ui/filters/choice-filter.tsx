import type { Choices } from '#contract/choices.ts';
import type { FilterProps } from './use-filter.ts';
import { type Narrowed, SelectFilter } from './select-filter.tsx';

/** Value of an enumeration, or all. */
export const ChoiceFilter = ({ of, ...filter }: FilterProps & Narrowed & { of: Choices }) => (
  <SelectFilter {...filter} options={of.options} />
);
