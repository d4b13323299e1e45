import { lazy } from 'react';
import { platforms } from '#contract/services/platforms.ts';
import { shopCalls, shopTabs } from '#contract/catalogue/shops.ts';
import { ChoiceFilter, ListPage, RecordDialog, TextFilter, binTabs } from '#web/ui/index.ts';
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
const useTabs = binTabs({
  name: 'type',
  of: shopTabs,
  call: shopCalls.getCount,
  by: ['keywords'],
  says: ['还没有营业中的店铺，自营商品不需要店铺', '没有停业的店铺'],
  add: <RecordDialog {...dialog} primary />,
});

/** Sellers that products belong to. */
export const ShopList = () => (
  <ListPage
    {...useTabs()}
    title="店铺"
    call={shopCalls.list}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="platform" of={platforms} />
      </>
    }
    columns={columns}
    rowActions={(shop) => rowActs(shop, <RecordDialog {...dialog} record={shop} />)}
  />
);
