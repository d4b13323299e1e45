import { Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '#contract/call.ts';
import { useCall, useMay } from '../wire/index.ts';
import { FilterBox } from './filter-box.tsx';
import { type FilterProps, useFilter, useFilterLabel } from './use-filter.ts';

const DEBOUNCE_MS = 200;

interface NamedRecord {
  id: number;
  name: string;
}

interface Props<I extends object, O> extends FilterProps {
  call: Call<I, O>;
  /** Question for the words that were typed, or for the key in the address. */
  input: (keywords: string) => I;
  rows: (answer: O) => readonly NamedRecord[];
  placeholder: string;
}

/** Record of a long list, found on the server by what is typed. Absent for people who may not read it. */
export function RecordFilter<I extends object, O>({ name, label: own, call, input, rows, placeholder }: Props<I, O>) {
  const label = useFilterLabel({ name, label: own });
  const may = useMay()(call);
  const [value, set] = useFilter(name);
  const [sought, setSought] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data, isFetching } = useCall(call, input(sought), { enabled: may && sought !== '' });
  // The address holds the key alone, so its name is asked for.
  const { data: named } = useCall(call, input(value), { enabled: may && value !== '' });
  if (!may) return null;

  const optionsOf = (answer: O | undefined) =>
    answer === undefined ? [] : rows(answer).map((row) => ({ value: String(row.id), label: row.name }));
  const chosen = optionsOf(named).find((option) => option.value === value);
  const nameOf = (id: string) => chosen?.label ?? `编号 ${id}`;
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setSought, DEBOUNCE_MS, text.trim());
  };
  return (
    <FilterBox name={name} label={label} text={nameOf}>
      <Select
        className="filter"
        allowClear
        aria-label={label}
        placeholder={placeholder}
        loading={isFetching}
        showSearch={{ filterOption: false, onSearch: search }}
        notFoundContent={sought === '' ? '输入文字后查找' : isFetching ? '查找中…' : '没有找到'}
        value={value === '' ? null : value}
        onChange={(next: string | null | undefined) => set(next ?? '')}
        options={sought === '' && chosen ? [chosen] : optionsOf(data)}
        labelRender={(shown) => `${label}：${nameOf(String(shown.value))}`}
      />
    </FilterBox>
  );
}
