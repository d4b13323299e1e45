import type { Screen } from '#web/ui/screen.ts';

export const mallRoutes: readonly Screen[] = [
  {
    path: '/shop/index',
    title: '商家店铺',
    needs: 'admin:shop:list',
    load: () => import('./shop-list/shop-list.tsx').then((module) => module.MallShopList),
  },
  {
    path: '/operator/list',
    title: '运营商',
    needs: 'admin:operator:list',
    load: () => import('./operator-list/operator-list.tsx').then((module) => module.OperatorList),
  },
];
