import { useSearchParams } from 'react-router';
import { collectedOrderCalls, collectedStates } from '#contract/collection/collected-orders.ts';
import { TabStrip, useCall, useMay } from '#web/ui/index.ts';
import { CollectedList } from './collected-list.tsx';
import { OutsideList } from './outside-list.tsx';

const OUTSIDE = 'outside';

/** Orders of the outside mall, and those that were collected of them, by state. */
export function OrdersPage() {
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const { data: counts = [] } = useCall(collectedOrderCalls.count, {});
  const countOf = (state: number) => counts.find((each) => each.state === state)?.count ?? 0;
  const records = collectedStates.options.map(({ value, label }) => ({
    value: String(value),
    label,
    count: countOf(Number(value)),
  }));
  const outside = may(collectedOrderCalls.listOutside) ? [{ value: OUTSIDE, label: '外部订单' }] : [];
  const at = params.get('tab') === OUTSIDE ? OUTSIDE : (params.get('state') ?? '');
  const pick = (value: string | number) =>
    setParams(value === OUTSIDE ? { tab: OUTSIDE } : value === '' ? {} : { state: String(value) });
  const tabs = <TabStrip items={[{ value: '', label: '全部记录' }, ...records, ...outside]} value={at} onPick={pick} />;
  return at === OUTSIDE ? <OutsideList tabs={tabs} /> : <CollectedList tabs={tabs} />;
}
