import { DateRangeSelect } from './date-range-select.tsx';
import { wordOf } from './date-words.ts';
import { FilterBox } from './filter-box.tsx';
import { type FilterProps, useFilter } from './use-filter.ts';

/** A period, kept in the address of the list. */
export function DateRangeFilter({ name, label = '时间' }: FilterProps) {
  const [value, set] = useFilter(name);
  return (
    <FilterBox name={name} label={label} text={wordOf}>
      <DateRangeSelect label={label} value={value} onChange={set} />
    </FilterBox>
  );
}
