import { productCalls, productTabWords } from '#contract/catalogue/products.ts';
import { FoundBeside } from './found-elsewhere.tsx';
import { ListTabs, useCall, useMay } from '#web/ui/index.ts';

/** Where products stand, with how many are there and which of them a search finds. Absent for those who may not count. */
export function ProductTabs() {
  const may = useMay()(productCalls.tabs);
  const { data = [] } = useCall(productCalls.tabs, {}, { enabled: may });
  if (!may) return null;
  return (
    <>
      <ListTabs
        name="type"
        items={data.map(({ type, name, count }) => ({ value: type, label: productTabWords[type] ?? name, count }))}
      />
      <FoundBeside />
    </>
  );
}
