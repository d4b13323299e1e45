import { Select } from 'antd';
import { FilterBox } from './filter-box.tsx';
import { useScene } from '../scene/scene.ts';
import { type FilterProps, useFilterLabel } from './use-filter.ts';

export interface Choosable {
  value: string | number | boolean;
  label: string;
}

export interface Narrowed {
  isAlwaysSet?: boolean;
  /** Filters that make sense with the value there was alone, and go with it. */
  clears?: readonly string[];
}

/** Value among a few, or all. */
export function SelectFilter({
  name,
  label: own,
  options,
  isLoading = false,
  isAlwaysSet = false,
  clears = [],
}: FilterProps & Narrowed & { options: readonly Choosable[]; isLoading?: boolean }) {
  const label = useFilterLabel({ name, label: own });
  const { address } = useScene();
  const value = address.get(name);
  const set = (next: string) => address.set({ ...Object.fromEntries(clears.map((each) => [each, ''])), [name]: next });
  const nameOf = (chosen: string) => options.find((option) => String(option.value) === chosen)?.label ?? chosen;
  return (
    <FilterBox name={name} label={label} text={nameOf} clears={clears}>
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
