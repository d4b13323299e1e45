import { claimCalls } from '#contract/orders/claims.ts';
import { RecordSelect } from '#web/ui/inputs/record-select.tsx';

const everybody = {};

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
  onBlur?: () => void;
}

/** Member of staff who may handle orders, with how many they have. */
export const HandlerSelect = (field: Props) => (
  <RecordSelect
    {...field}
    call={claimCalls.assignees}
    input={everybody}
    rows={(people) => people.map(({ id, name, count }) => ({ id, name: count > 0 ? `${name}（在处理 ${count} 单）` : name }))}
    placeholder="选择处理人"
    none="没有人有“处理订单”的权限，请先在角色里授权"
    allowClear
  />
);
