import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { applicationTabs } from '#contract/finance/invoices/invoice-enums.ts';
import { ListTabs, useCall } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';

/** Tabs of applications, with how many the filters find in each; without, where that could not be read. */
export function ApplicationTabs() {
  const { address } = useScene();
  const input = inputOf(applicationCalls.headers, address);
  const { data } = useCall(applicationCalls.headers, input, { saysItself: true });
  const countOf = (tab: string) => data?.find(({ type }) => type === tab)?.count;
  return <ListTabs name="type" items={applicationTabs.options.map((tab) => ({ ...tab, count: countOf(tab.value) }))} />;
}
