import { Select } from 'antd';
import { customerGroupCalls } from '#contract/customers/groups.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { RecordSelect, useCall, useMay } from '#web/ui/index.ts';
import { everyRow, groupNames, tagNames } from './words.ts';

interface Props<V> {
  id?: string;
  value?: V;
  onChange?: (value: V) => void;
  onBlur?: () => void;
}

/** One group of customers, or none. */
export const GroupSelect = (control: Props<number | null>) => (
  <RecordSelect
    {...control}
    allowClear
    call={customerGroupCalls.list}
    input={everyRow}
    rows={groupNames}
    placeholder="请选择分组"
    none="还没有用户分组"
  />
);

/** Any of the tags of customers. */
export function TagSelect({ value = [], onChange, ...control }: Props<number[]>) {
  const may = useMay()(customerTagCalls.list);
  const { data, isLoading } = useCall(customerTagCalls.list, everyRow, { enabled: may });
  const known = data === undefined ? [] : tagNames(data).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      {...control}
      mode="multiple"
      allowClear
      loading={isLoading}
      placeholder="请选择标签"
      optionFilterProp="label"
      notFoundContent={may ? '还没有用户标签' : '没有权限查看，请联系管理员'}
      value={isLoading ? [] : value}
      onChange={(next: number[]) => onChange?.(next)}
      options={known}
    />
  );
}
