import { Select } from 'antd';
import { FilterBox } from './filter-box.tsx';
import { type FilterProps, useFilter, useFilterLabel } from './use-filter.ts';

export interface Choosable {
  value: string | number | boolean;
  label: string;
}

/** One of a few, or all. */
export function SelectFilter({
  name,
  label: own,
  options,
  isLoading = false,
  isAlwaysSet = false,
}: FilterProps & { options: readonly Choosable[]; isLoading?: boolean; isAlwaysSet?: boolean }) {
  const label = useFilterLabel({ name, label: own });
  const [value, set] = useFilter(name);
  const nameOf = (chosen: string) => options.find((option) => String(option.value) === chosen)?.label ?? chosen;
  return (
    <FilterBox name={name} label={label} text={nameOf}>
      <Select
        className="filter"
        allowClear={!isAlwaysSet}
        aria-label={label}
        placeholder={label}
        loading={isLoading}
        showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
        value={value === '' ? null : value}
        onChange={(next: string | null | undefined) => set(next ?? '')}
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        labelRender={(chosen) => `${label}：${String(chosen.label ?? chosen.value)}`}
      />
    </FilterBox>
  );
}
