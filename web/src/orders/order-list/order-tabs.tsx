import { orderCalls } from '#contract/orders/orders.ts';
import { orderTabs } from '#contract/orders/words.ts';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { useScene } from '#web/ui/scene/scene.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

/** Every situation with the number of its orders in the chosen period. */
export function OrderTabs() {
  const { address } = useScene();
  const may = useMay();
  const dateLimit = address.get('dateLimit');
  const { data } = useCall(
    orderCalls.statusNum,
    { type: 2, ...(dateLimit === '' ? {} : { dateLimit }) },
    { enabled: may(orderCalls.statusNum) },
  );
  return <ListTabs name="status" items={orderTabs.options.map(({ value, label }) => ({ value, label, count: data?.[value] }))} />;
}
