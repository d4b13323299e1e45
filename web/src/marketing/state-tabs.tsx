import type { AnyCall } from '#contract/call.ts';
import { activityStates } from '#contract/marketing/running.ts';
import { ListTabs } from '#web/ui/index.ts';
import { isFieldServed } from '#web/ui/wire/index.ts';

const { running, waiting, over, off, labels } = activityStates;
const items = [
  { value: '', label: '全部' },
  ...[running, waiting, over, off].map((value) => ({ value, label: labels[value] ?? '' })),
];

/** Activities by what they do now; their switch alone says nothing about the days. */
export const StateTabs = ({ call }: { call: AnyCall }) => isFieldServed(call, 'state') && <ListTabs name="state" items={items} />;
