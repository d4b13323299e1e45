import { pickPointCalls } from '#contract/delivery/pick-points.ts';
import { SelectFilter, useCall, useMay } from '#web/ui/index.ts';
import { openPoints } from './point-select.tsx';

/** Pick-up point among those that are shown; absent for people who may not see them. */
export function PointFilter({ label }: { label: string }) {
  const may = useMay()(pickPointCalls.list);
  const { data, isLoading } = useCall(pickPointCalls.list, openPoints, { enabled: may });
  if (!may) return null;
  const options = (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <SelectFilter name="storeId" label={label} options={options} isLoading={isLoading} />;
}
