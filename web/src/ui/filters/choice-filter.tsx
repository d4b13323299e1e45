import type { Choices } from '#contract/choices.ts';
import type { FilterProps } from './use-filter.ts';
import { SelectFilter } from './select-filter.tsx';

/** One value of an enumeration, or all. */
export const ChoiceFilter = ({ of, ...filter }: FilterProps & { of: Choices; isAlwaysSet?: boolean }) => (
  <SelectFilter {...filter} options={of.options} />
);
