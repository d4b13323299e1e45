import type { Answer } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabWords, productTabs } from '#contract/catalogue/product-tabs.ts';
import { OtherMatches } from './other-matches.tsx';
import { ListTabs, useCall, useMay } from '#web/ui/index.ts';

type Head = Answer<typeof productCalls.tabs>[number];

const { live, onSale, warehouse } = productTabs;

/** The tab of all that is not in the bin, before those of the wire. */
function withAll(heads: readonly Head[]): readonly Head[] {
  const parts = heads.filter(({ type }) => type === onSale || type === warehouse);
  if (parts.length === 0) return heads;
  return [{ type: live, name: '', count: parts.reduce((sum, { count }) => sum + count, 0) }, ...heads];
}

/** Tabs of products, with how many are there and which of them a search finds. Absent for those who may not count. */
export function ProductTabs() {
  const may = useMay()(productCalls.tabs);
  const { data = [] } = useCall(productCalls.tabs, {}, { enabled: may });
  if (!may) return null;
  return (
    <>
      <ListTabs
        name="type"
        items={withAll(data).map(({ type, name, count }) => ({ value: type, label: productTabWords[type] ?? name, count }))}
      />
      <OtherMatches />
    </>
  );
}
