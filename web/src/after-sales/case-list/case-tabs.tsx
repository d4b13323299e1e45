import { caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { useOpensOn } from '#web/ui/list-parts/use-opens-on.ts';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { useCall } from '#web/ui/wire/index.ts';

/** Cases by their state, with how many there are. */
export function CaseTabs() {
  const { data } = useCall(returnCaseCalls.count, {}, { saysItself: true });
  useOpensOn(`state=${caseStates.asked}`, data?.[caseStates.asked]);
  const states = caseStates.options.map(({ value, label }) => ({ value, label, count: data?.[value] }));
  return <ListTabs name="state" items={[{ value: '', label: '全部', count: data?.all }, ...states]} />;
}
