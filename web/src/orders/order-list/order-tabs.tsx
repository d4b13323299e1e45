import { orderCalls } from '#contract/orders/orders.ts';
import { type OrderTab, orderTabs, shownTabs } from '#contract/orders/enums.ts';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { useScene } from '#web/ui/scene/scene.ts';
import { isWireOnly, useCall, useMay } from '#web/ui/wire/index.ts';
import { usePeriod } from './use-period.ts';

/** Only our server tells teams apart, and a shop without group-buys has none. */
const isTabShown = (tab: OrderTab, open: string, count = 0) =>
  tab !== orderTabs.teamWaiting || (!isWireOnly() && (count > 0 || tab === open));

/** Every situation with the number of its orders in the chosen period; without numbers where the list says what failed. */
export function OrderTabs() {
  const may = useMay();
  const { period, isByCreation } = usePeriod();
  const enabled = isByCreation && may(orderCalls.statusNum);
  const { data: read } = useCall(orderCalls.statusNum, { type: 2, ...period }, { enabled, saysItself: true });
  // Another screen may have asked for the same period by the other clock.
  const data = enabled ? read : undefined;
  const open = useScene().address.get('status');
  const tabs = shownTabs.filter(({ value }) => isTabShown(value, open, data?.[value]));
  return <ListTabs name="status" items={tabs.map(({ value, label }) => ({ value, label, count: data?.[value] }))} />;
}
