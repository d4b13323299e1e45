import type { Screen } from '#web/ui/screen.ts';

export const collectionRoutes: readonly Screen[] = [
  {
    path: '/guotie/login',
    title: '国铁商城',
    needs: 'admin:crawing:login',
    load: () => import('./account/account-page.tsx').then((module) => module.AccountPage),
  },
  {
    path: '/order/crawingOrder',
    title: '采集订单',
    needs: 'admin:crawing:order',
    load: () => import('./orders/orders-page.tsx').then((module) => module.OrdersPage),
  },
  {
    path: '/order/crawingOrder/:id/:isDisabled?',
    title: '采集订单',
    needs: 'admin:crawing:order',
    load: () => import('./orders/collected-form.tsx').then((module) => module.CollectedForm),
  },
  {
    path: '/store/list/crawingStore',
    title: '采集商品',
    needs: 'admin:crawing:product',
    load: () => import('./draft-list.tsx').then((module) => module.DraftList),
  },
  {
    path: '/store/list/crawingStore/:id/:isDisabled?',
    title: '采集商品',
    needs: 'admin:crawing:product',
    load: () => import('./draft-form.tsx').then((module) => module.DraftForm),
  },
];
