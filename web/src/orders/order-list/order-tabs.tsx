import { orderCalls } from '#contract/orders/orders.ts';
import { orderTabs } from '#contract/orders/enums.ts';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { usePeriod } from './use-period.ts';

/** Every situation with the number of its orders in the chosen period; without numbers where the list says what failed. */
export function OrderTabs() {
  const may = useMay();
  const { period, isCounted } = usePeriod();
  const enabled = isCounted && may(orderCalls.statusNum);
  const { data } = useCall(orderCalls.statusNum, { type: 2, ...period }, { enabled, saysItself: true });
  return <ListTabs name="status" items={orderTabs.options.map(({ value, label }) => ({ value, label, count: data?.[value] }))} />;
}
