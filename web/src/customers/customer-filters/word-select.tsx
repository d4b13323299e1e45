import { customerGroupCalls } from '#contract/customers/groups.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { RecordSelect } from '#web/ui/index.ts';
import { everyRow, groupNames, tagNames } from './words.ts';

interface Props<V> {
  id?: string;
  value?: V;
  onChange?: (value: V) => void;
  onBlur?: () => void;
}

/** Group of customers, or none. */
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
export const TagSelect = (control: Props<number[]>) => (
  <RecordSelect
    {...control}
    many
    allowClear
    call={customerTagCalls.list}
    input={everyRow}
    rows={tagNames}
    placeholder="请选择标签"
    none="还没有用户标签"
  />
);
