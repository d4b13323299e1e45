import { useSearchParams } from 'react-router';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { collectedStates } from '#contract/collection/collected-order-record.ts';
import { TabStrip, countsIn, tabsOf, useCall, useMay } from '#web/ui/index.ts';
import { CollectedList } from './collected-list.tsx';
import { OutsideList } from './outside-list.tsx';

const OUTSIDE = 'outside';

/** Orders of the outside mall, and those that were collected of them, by state. */
export function OrdersPage() {
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const { data } = useCall(collectedOrderCalls.count, {}, { saysItself: true });
  const records = tabsOf(collectedStates, countsIn(data, 'state'));
  const outside = may(collectedOrderCalls.listOutside) ? [{ value: OUTSIDE, label: '外部订单' }] : [];
  const at = params.get('tab') === OUTSIDE ? OUTSIDE : (params.get('state') ?? '');
  const pick = (value: string | number) =>
    setParams(value === OUTSIDE ? { tab: OUTSIDE } : value === '' ? {} : { state: String(value) });
  const tabs = <TabStrip items={[{ value: '', label: '全部记录' }, ...records, ...outside]} value={at} onPick={pick} />;
  return at === OUTSIDE ? <OutsideList tabs={tabs} /> : <CollectedList tabs={tabs} />;
}
