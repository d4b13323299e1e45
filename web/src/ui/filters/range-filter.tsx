import { Input } from 'antd';
import { FilterBox } from './filter-box.tsx';
import { type FilterProps, useFilter, useFilterLabel } from './use-filter.ts';

interface Props extends FilterProps {
  unit?: string;
  /** Digits after the point. */
  decimals?: 0 | 2;
}

const patterns = { 0: /^\d{1,9}$/, 2: /^\d{1,6}(\.\d{1,2})?$/ } as const;

function textOf(value: string, unit: string): string {
  const [from, to] = value.split(',');
  const bounds = from && to ? `${from} – ${to}` : from ? `≥ ${from}` : `≤ ${to}`;
  return unit === '' ? bounds : `${bounds} ${unit}`;
}

/** The ends, the lower first; nothing when both are open. */
function spanOf(from: string, to: string): string {
  const ends = from !== '' && to !== '' && Number(from) > Number(to) ? [to, from] : [from, to];
  return ends.every((end) => end === '') ? '' : ends.join(',');
}

/** Range of numbers; either end may be left open. */
export function RangeFilter({ name, label: own, unit = '', decimals = 0 }: Props) {
  const label = useFilterLabel({ name, label: own });
  const [value, set] = useFilter(name);
  const [from = '', to = ''] = value.split(',');
  const end = (words: string, text: string, spanWith: (typed: string) => string) => {
    const commit = (input: HTMLInputElement) => {
      const typed = input.value.trim();
      if (typed !== '' && !patterns[decimals].test(typed)) input.value = text;
      else if (spanWith(typed) !== value) set(spanWith(typed));
    };
    return (
      <Input
        key={`${words} ${text}`}
        type="text"
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        aria-label={`${label}${words}`}
        placeholder={`${label}${words}`}
        defaultValue={text}
        onBlur={(event) => commit(event.currentTarget)}
        onPressEnter={(event) => commit(event.currentTarget)}
      />
    );
  };
  return (
    <FilterBox name={name} label={label} text={(span) => textOf(span, unit)}>
      <div className="filter filter-range" role="group" aria-label={label}>
        {end('从', from, (typed) => spanOf(typed, to))}
        <span aria-hidden>–</span>
        {end('到', to, (typed) => spanOf(from, typed))}
      </div>
    </FilterBox>
  );
}
