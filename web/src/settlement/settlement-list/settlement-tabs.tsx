import { settlementStates } from '#contract/settlement/settlement-record.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { useCall } from '#web/ui/index.ts';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';

/** Bills by their state, with how many there are. */
export function SettlementTabs() {
  const { data } = useCall(settlementCalls.counts, {}, { saysItself: true });
  const { open, confirmed, paid, void: gone } = settlementStates;
  const counts = new Map([
    [open, data?.open],
    [confirmed, data?.confirmed],
    [paid, data?.paid],
    [gone, data?.void],
  ]);
  const states = settlementStates.options.map(({ value, label }) => ({ value: String(value), label, count: counts.get(value) }));
  return <ListTabs name="status" items={[{ value: '', label: '全部', count: data?.all }, ...states]} />;
}
