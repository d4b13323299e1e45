import { Select } from 'antd';
import { several } from '../inputs/several.ts';
import { FilterBox } from './filter-box.tsx';
import type { Choosable } from './select-filter.tsx';
import { type FilterProps, useFilter, useFilterLabel } from './use-filter.ts';

interface Props extends FilterProps {
  options: readonly Choosable[];
  isLoading?: boolean;
}

const partsOf = (value: string) => value.split(',').filter((part) => part !== '');

/** Any of several. */
export function ManyFilter({ name, label: own, options, isLoading = false }: Props) {
  const label = useFilterLabel({ name, label: own });
  const [value, set] = useFilter(name);
  const labels = new Map(options.map((option) => [String(option.value), option.label]));
  return (
    <FilterBox
      name={name}
      label={label}
      text={(chosen) =>
        partsOf(chosen)
          .map((part) => labels.get(part) ?? part)
          .join('、')
      }
    >
      <Select
        className="filter"
        {...several}
        allowClear
        maxTagCount="responsive"
        aria-label={label}
        placeholder={label}
        loading={isLoading}
        optionFilterProp="label"
        value={isLoading ? [] : partsOf(value)}
        onChange={(next: string[]) => set(next.join(','))}
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      />
    </FilterBox>
  );
}
