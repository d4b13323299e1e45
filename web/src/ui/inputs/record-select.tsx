import { Select } from 'antd';
import type { Call } from '#contract/call.ts';
import { useCall, useMay } from '../wire/index.ts';

interface Named {
  id: number;
  name: string;
}

interface Props<I extends object, O> {
  call: Call<I, O>;
  input: I;
  rows: (answer: O) => readonly Named[];
  placeholder: string;
  /** Said in the open list when there is none. */
  none: string;
  allowClear?: boolean;
  id?: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
  onBlur?: () => void;
}

/** One record of a short list, by name. */
export function RecordSelect<I extends object, O>({ call, input, rows, none, value, onChange, ...control }: Props<I, O>) {
  const may = useMay()(call);
  const { data, isLoading } = useCall(call, input, { enabled: may });
  const known = data === undefined ? [] : rows(data).map(({ id, name }) => ({ value: id, label: name }));
  // People who may not see the records, or cannot yet, still see that one is chosen.
  const isUnnamed = value && !known.some((option) => option.value === value);
  const chosen = isUnnamed ? [{ value, label: isLoading ? '读取中…' : `编号 ${value}` }] : [];
  return (
    <Select
      {...control}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={may ? none : '没有权限查看，请联系管理员'}
      value={value || null}
      onChange={(next: number | null | undefined) => onChange?.(next ?? null)}
      options={[...known, ...chosen]}
    />
  );
}
