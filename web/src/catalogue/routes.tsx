import { productCalls } from '#contract/catalogue/products.ts';
import type { Screen } from '#web/ui/screen.ts';

export const catalogueRoutes: readonly Screen[] = [
  {
    path: '/store/index',
    title: '商品管理',
    call: productCalls.list,
    load: () => import('./product-list/product-list.tsx').then((module) => module.ProductList),
  },
];
