import { lazy } from 'react';
import { brandCalls } from '#contract/catalogue/brands.ts';

const BrandFields = lazy(() => import('./brand-fields.tsx').then((module) => ({ default: module.BrandFields })));

/** What the dialog of a brand is made of. */
export const brandDialog = {
  noun: '品牌',
  save: brandCalls.save,
  call: brandCalls.update,
  blank: { name: '', logo: '', initial: '', cateIds: [], story: '', sort: 0, isShow: true },
  children: <BrandFields />,
};
