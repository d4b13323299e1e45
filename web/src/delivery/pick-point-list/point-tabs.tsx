import { pickPointCalls, pickPointTabs } from '#contract/delivery/pick-points.ts';
import { ListTabs, useCall, useMay } from '#web/ui/index.ts';

/** Tabs of points, with how many there are. */
export function PointTabs() {
  const may = useMay()(pickPointCalls.getCount);
  const { data } = useCall(pickPointCalls.getCount, {}, { enabled: may });
  const counts = { [pickPointTabs.shown]: data?.show, [pickPointTabs.hidden]: data?.hide, [pickPointTabs.bin]: data?.recycle };
  return <ListTabs name="status" items={pickPointTabs.options.map((tab) => ({ ...tab, count: counts[tab.value] }))} />;
}
