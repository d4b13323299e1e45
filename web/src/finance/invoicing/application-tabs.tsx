import { applicationCalls } from '#contract/finance/invoice-applications.ts';
import { ListTabs, useCall } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';

/** Tabs of applications, with how many the filters find in each. */
export function ApplicationTabs() {
  const { address } = useScene();
  const { data = [], isError } = useCall(applicationCalls.headers, inputOf(applicationCalls.headers, address));
  if (isError) return null;
  return <ListTabs name="type" items={data.map(({ type, name, count }) => ({ value: type, label: name, count }))} />;
}
