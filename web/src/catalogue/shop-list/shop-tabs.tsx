import { shopCalls, shopTabs } from '#contract/catalogue/shops.ts';
import { ListTabs, useCall, useMay } from '#web/ui/index.ts';
import { useScene } from '#web/ui/scene/scene.ts';

/** Where shops stand, with how many of those that are searched for. */
export function ShopTabs() {
  const { address } = useScene();
  const may = useMay()(shopCalls.getCount);
  const keywords = address.get('keywords');
  const { data } = useCall(shopCalls.getCount, keywords === '' ? {} : { keywords }, { enabled: may });
  const counts = { [shopTabs.open]: data?.show, [shopTabs.closed]: data?.hide, [shopTabs.bin]: data?.recycle };
  return <ListTabs name="type" items={shopTabs.options.map((tab) => ({ ...tab, count: counts[tab.value] }))} />;
}
