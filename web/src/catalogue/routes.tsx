import type { Screen } from '#web/ui/screen.ts';

export const catalogueRoutes: readonly Screen[] = [
  {
    path: '/store/brand',
    title: '商品品牌',
    needs: 'admin:product:brand:list',
    load: () => import('./brand-list/brand-list.tsx').then((module) => module.BrandList),
  },
  {
    path: '/store/storeshop',
    title: '店铺管理',
    needs: 'admin:product:shop:list',
    load: () => import('./shop-list/shop-list.tsx').then((module) => module.ShopList),
  },
  {
    path: '/store/index',
    title: '商品管理',
    needs: 'admin:product:list',
    load: () => import('./product-list/product-list.tsx').then((module) => module.ProductList),
  },
  {
    path: '/store/list/creatProduct/:id?/:isDisabled?',
    title: '添加商品',
    titleOf: ({ id, isDisabled }) => (id === undefined ? '添加商品' : isDisabled === '1' ? '商品详情' : '编辑商品'),
    needs: 'admin:product:info',
    load: () => import('./product-form/product-form.tsx').then((module) => module.ProductForm),
  },
  {
    path: '/store/sort',
    title: '商品分类',
    needs: 'admin:category:list',
    load: () => import('./category-list/category-list.tsx').then((module) => module.ProductCategories),
  },
  {
    path: '/content/classifManager',
    title: '文章分类',
    needs: 'admin:category:list',
    load: () => import('./category-list/category-list.tsx').then((module) => module.ArticleCategories),
  },
  {
    path: '/store/bulk',
    title: '批量修改记录',
    needs: ['admin:product:update', 'admin:product:up', 'admin:product:down', 'admin:product:delete', 'admin:product:restore'],
    load: () => import('#web/ui/basics/moved-to.tsx').then((module) => module.movedTo('/run?kind=product.bulk')),
  },
  {
    path: '/store/schedule',
    title: '商品定时',
    needs: 'admin:product:schedule:list',
    load: () => import('./schedules/schedule-list.tsx').then((module) => module.ScheduleList),
  },
  {
    path: '/store/import',
    title: '导入商品',
    needs: 'admin:product:import',
    load: () => import('./product-import/product-import.tsx').then((module) => module.ProductImport),
  },
  {
    path: '/store/stock',
    title: '库存提醒',
    needs: ['admin:product:stock:list', 'admin:product:list'],
    load: () => import('./low-stock/low-stock-list.tsx').then((module) => module.LowStockList),
  },
  {
    path: '/store/attr',
    title: '商品规格',
    needs: 'admin:product:rule:list',
    load: () => import('./rule-list/rule-list.tsx').then((module) => module.RuleList),
  },
  {
    path: '/store/comment',
    title: '商品评论',
    needs: 'admin:product:reply:list',
    load: () => import('./review-list/review-list.tsx').then((module) => module.ReviewList),
  },
];
