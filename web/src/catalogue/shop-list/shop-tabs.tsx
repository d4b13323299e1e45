import { shopCalls, shopTabs } from '#contract/catalogue/shops.ts';
import { ListTabs, useCall, useMay } from '#web/ui/index.ts';
import { useScene } from '#web/ui/list/scene.ts';

/** Where shops stand, with how many of those that are searched for. */
export function ShopTabs() {
  const { address } = useScene();
  const may = useMay()(shopCalls.getCount);
  const keywords = address.get('keywords');
  const { data } = useCall(shopCalls.getCount, keywords === '' ? {} : { keywords }, { enabled: may });
  return (
    <ListTabs
      name="type"
      items={[
        { value: shopTabs.open, label: '营业中', count: data?.show },
        { value: shopTabs.closed, label: '已停业', count: data?.hide },
        { value: shopTabs.bin, label: '回收站', count: data?.recycle },
      ]}
    />
  );
}
