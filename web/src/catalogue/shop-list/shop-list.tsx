import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { platforms } from '#contract/catalogue/platforms.ts';
import { shopCalls, shopTabs } from '#contract/catalogue/shops.ts';
import { ChoiceFilter, ListPage, ListTabs, RecordDialog, TextFilter, useCall, useMay } from '#web/ui/index.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { columns, rowActs } from './shop-row.tsx';

const ShopFields = lazy(() => import('./shop-fields.tsx').then((module) => ({ default: module.ShopFields })));

const texts = { name: '', logo: '', sourceUrl: '', contact: '', phone: '', intro: '' };
const dialog = {
  noun: '店铺',
  save: shopCalls.save,
  call: shopCalls.update,
  blank: { ...texts, platform: '', commissionRate: 0, sort: 0, status: true },
  width: 640,
  children: <ShopFields />,
};
const add = <RecordDialog {...dialog} primary />;
const start = { type: shopTabs.open };

const empties: Readonly<Record<number, string>> = {
  [shopTabs.open]: '还没有营业中的店铺，自营商品不需要店铺',
  [shopTabs.closed]: '没有停业的店铺',
  [shopTabs.bin]: '回收站是空的',
};

/** Tabs of shops, with how many of those that are searched for. */
function ShopTabs() {
  const { address } = useScene();
  const may = useMay()(shopCalls.getCount);
  const keywords = address.get('keywords');
  const { data } = useCall(shopCalls.getCount, keywords === '' ? {} : { keywords }, { enabled: may });
  const counts = { [shopTabs.open]: data?.show, [shopTabs.closed]: data?.hide, [shopTabs.bin]: data?.recycle };
  return <ListTabs name="type" items={shopTabs.options.map((tab) => ({ ...tab, count: counts[tab.value] }))} />;
}

/** Sellers that products belong to. */
export function ShopList() {
  const [params] = useSearchParams();
  const tab = Number(params.get('type') ?? start.type);
  return (
    <ListPage
      title="店铺"
      call={shopCalls.list}
      start={start}
      tab="type"
      tabs={<ShopTabs />}
      filters={
        <>
          <TextFilter name="keywords" />
          <ChoiceFilter name="platform" of={platforms} />
        </>
      }
      actions={add}
      columns={columns}
      rowActions={(shop) => rowActs(shop, <RecordDialog {...dialog} record={shop} />)}
      empty={{ says: empties[tab] ?? '还没有店铺', action: tab === shopTabs.open ? add : undefined }}
    />
  );
}
