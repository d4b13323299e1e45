import { brandCalls } from '#contract/catalogue/brands.ts';
import { importCalls } from '#contract/catalogue/import.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import type { Screen } from '#web/ui/screen.ts';

export const catalogueRoutes: readonly Screen[] = [
  {
    path: '/store/brand',
    title: '商品品牌',
    call: brandCalls.list,
    load: () => import('./brand-list/brand-list.tsx').then((module) => module.BrandList),
  },
  {
    path: '/store/index',
    title: '商品管理',
    call: productCalls.list,
    load: () => import('./product-list/product-list.tsx').then((module) => module.ProductList),
  },
  {
    path: '/store/list/creatProduct/:id?/:isDisabled?',
    title: '商品添加',
    titleOf: ({ id, isDisabled }) => (id === undefined ? '商品添加' : `${isDisabled === '1' ? '商品详情' : '编辑商品'}-${id}`),
    call: productCalls.info,
    load: () => import('./product-form/product-form.tsx').then((module) => module.ProductForm),
  },
  {
    path: '/store/import',
    title: '导入商品',
    call: importCalls.preview,
    load: () => import('./product-import/product-import.tsx').then((module) => module.ProductImport),
  },
  {
    path: '/store/attr',
    title: '商品规格',
    call: ruleCalls.list,
    load: () => import('./rule-list/rule-list.tsx').then((module) => module.RuleList),
  },
  {
    path: '/store/comment',
    title: '商品评论',
    call: reviewCalls.list,
    load: () => import('./review-list/review-list.tsx').then((module) => module.ReviewList),
  },
];
