import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { FilterBox } from './filter-box.tsx';
import { type FilterProps, useFilter, useFilterLabel } from './use-filter.ts';

const DEBOUNCE_MS = 500;

/** Searches once the person stops typing, or at once on Enter. */
export function TextFilter({ name, label: own, placeholder }: FilterProps & { placeholder?: string }) {
  const label = useFilterLabel({ name, label: own });
  const [value, set] = useFilter(name);
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // An input method still composes a word: its letters are nothing to search for.
  const isComposing = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (text: string) => {
    clearTimeout(timer.current);
    setDraft(undefined);
    if (text.trim() !== value) set(text.trim());
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    if (!isComposing.current) timer.current = setTimeout(commit, text === '' ? 0 : DEBOUNCE_MS, text);
  };
  return (
    <FilterBox name={name} label={label} text={(sought) => sought}>
      <Input
        className="filter"
        type="search"
        allowClear
        aria-label={label}
        placeholder={placeholder ?? label}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onPressEnter={(event) => isComposing.current || commit(event.currentTarget.value)}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          type(event.currentTarget.value);
        }}
      />
    </FilterBox>
  );
}
