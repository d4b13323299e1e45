import type { Call } from '#contract/call.ts';
import type { FilterProps } from './use-filter.ts';
import { useCall, useMay } from '../wire/index.ts';
import { ManyFilter } from './many-filter.tsx';

interface NamedRecord {
  id: number;
  name: string;
}

interface Props<I extends object, O> extends FilterProps {
  call: Call<I, O>;
  input: I;
  rows: (answer: O) => readonly NamedRecord[];
  /** Label of having none of them. */
  none?: string;
}

/** Any of the records of a short list. Absent for those who may not read it. */
export function RecordsFilter<I extends object, O>({ name, label, call, input, rows, none }: Props<I, O>) {
  const may = useMay()(call);
  const { data, isLoading } = useCall(call, input, { enabled: may });
  if (!may) return null;
  const found = data === undefined ? [] : rows(data).map((row) => ({ value: row.id, label: row.name }));
  return (
    <ManyFilter
      name={name}
      label={label}
      isLoading={isLoading}
      options={none === undefined ? found : [{ value: 0, label: none }, ...found]}
    />
  );
}
