import { lazy } from 'react';
import { shopCalls } from '#contract/catalogue/shops.ts';

const ShopFields = lazy(() => import('./shop-fields.tsx').then((module) => ({ default: module.ShopFields })));

const texts = { name: '', logo: '', sourceUrl: '', contact: '', phone: '', intro: '' };

/** What the dialog of a shop is made of. */
export const shopDialog = {
  noun: '店铺',
  save: shopCalls.save,
  call: shopCalls.update,
  blank: { ...texts, platform: '', commissionRate: 0, sort: 0, status: true },
  width: 640,
  children: <ShopFields />,
};
