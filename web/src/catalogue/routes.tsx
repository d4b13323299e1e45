import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls, categoryTypes } from '#contract/catalogue/categories.ts';
import { productBulkCalls } from '#contract/catalogue/product-bulk.ts';
import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { importCalls } from '#contract/catalogue/import.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { lowStockCalls } from '#contract/catalogue/stock.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import type { Screen } from '#web/ui/screen.ts';

export const catalogueRoutes: readonly Screen[] = [
  {
    path: '/store/brand',
    title: '商品品牌',
    call: brandCalls.list,
    load: () => import('./brand-list/brand-list.tsx').then((module) => module.BrandList),
  },
  {
    path: '/store/storeshop',
    title: '店铺管理',
    call: shopCalls.list,
    load: () => import('./shop-list/shop-list.tsx').then((module) => module.ShopList),
  },
  {
    path: '/store/index',
    title: '商品管理',
    call: productCalls.list,
    load: () => import('./product-list/product-list.tsx').then((module) => module.ProductList),
  },
  {
    path: '/store/list/creatProduct/:id?/:isDisabled?',
    title: '添加商品',
    titleOf: ({ id, isDisabled }) => (id === undefined ? '添加商品' : isDisabled === '1' ? '商品详情' : '编辑商品'),
    call: productCalls.info,
    load: () => import('./product-form/product-form.tsx').then((module) => module.ProductForm),
  },
  {
    path: '/store/sort',
    title: '商品分类',
    call: categoryCalls.list,
    load: () => import('./category-list/category-list.tsx').then((module) => module.categoryListOf(categoryTypes.product)),
  },
  {
    path: '/store/bulk',
    title: '批量修改记录',
    call: productBulkCalls.bulkList,
    load: () => import('./product-bulk/bulk-runs.tsx').then((module) => module.BulkRuns),
  },
  {
    path: '/store/schedule',
    title: '定时任务',
    call: scheduleCalls.list,
    load: () => import('./schedules/schedule-list.tsx').then((module) => module.ScheduleList),
  },
  {
    path: '/store/import',
    title: '导入商品',
    call: importCalls.preview,
    load: () => import('./product-import/product-import.tsx').then((module) => module.ProductImport),
  },
  {
    path: '/store/stock',
    title: '库存提醒',
    call: lowStockCalls.list,
    load: () => import('./low-stock/low-stock-list.tsx').then((module) => module.LowStockList),
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
