import { Select } from 'antd';
import { pickPointCalls, pickPointTabs } from '#contract/delivery/pick-points.ts';
import { useCall } from '#web/ui/index.ts';

export const openPoints = { page: 1, limit: 9999, status: pickPointTabs.shown } as const;

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (id: number) => void;
}

/** Pick-up point among those that are shown. */
export function PointSelect({ id, value, onChange }: Props) {
  const { data } = useCall(pickPointCalls.list, openPoints);
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="请选择提货点"
      value={value || null}
      onChange={(next: number) => onChange?.(next)}
      options={(data?.list ?? []).map(({ id: key, name }) => ({ value: key, label: name }))}
    />
  );
}
