import { Select } from 'antd';
import type { Call } from '#contract/call.ts';
import { useCall, useMay } from '../wire/index.ts';
import { several } from './several.ts';

interface NamedRecord {
  id: number;
  name: string;
}

interface Shared<I extends object, O> {
  call: Call<I, O>;
  input: I;
  rows: (answer: O) => readonly NamedRecord[];
  placeholder: string;
  /** Said in the open list when there is none. */
  none: string;
  allowClear?: boolean;
  id?: string;
  onBlur?: () => void;
}
type PickedRecord =
  | { many?: false; value?: number | null; onChange?: (id: number | null) => void }
  | { many: true; value?: readonly number[]; onChange?: (ids: number[]) => void };

const idsOf = ({ value }: PickedRecord): readonly number[] => (typeof value === 'object' ? (value ?? []) : value ? [value] : []);

function tell(picked: PickedRecord, next: number | readonly number[] | null | undefined) {
  const ids = typeof next === 'object' ? (next ?? []) : next ? [next] : [];
  if (picked.many) picked.onChange?.([...ids]);
  else picked.onChange?.(ids[0] ?? null);
}

/** Record of a short list, or several, by name. */
export function RecordSelect<I extends object, O>(props: Shared<I, O> & PickedRecord) {
  const { call, input, rows, none, value: _, onChange: _onChange, many = false, ...control } = props;
  const may = useMay()(call);
  const { data, isLoading } = useCall(call, input, { enabled: may });
  const known = data === undefined ? [] : rows(data).map(({ id, name }) => ({ value: id, label: name }));
  const ids = idsOf(props);
  // People who may not see the records, or cannot yet, still see that some are chosen.
  const unnamed = ids
    .filter((id) => !known.some((option) => option.value === id))
    .map((id) => ({ value: id, label: isLoading ? '读取中…' : `编号 ${id}` }));
  return (
    <Select<number | readonly number[] | null>
      {...control}
      {...(many && several)}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={may ? none : '没有权限查看，请联系管理员'}
      value={many ? ids : (ids[0] ?? null)}
      onChange={(next) => tell(props, next)}
      options={[...known, ...unnamed]}
    />
  );
}
